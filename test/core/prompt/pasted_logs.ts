/** What people paste from terminals, by the program that wrote it. */
export const PASTED_LOGS: Readonly<Record<string, string>> = {
  "npm install": `npm warn deprecated inflight@1.0.6: This module is not supported, and leaks memory.
npm warn deprecated glob@7.1.6: Glob versions prior to v9 are no longer supported

added 214 packages, removed 3 packages, and audited 640 packages in 9s

97 packages are looking for funding
  run \`npm fund\` for details

5 vulnerabilities (1 low, 4 high)

To address all issues, run:
  npm audit fix

Run \`npm audit\` for details.`,
  "npm run": `> shop@1.4.0 build
> tsc -p . && vite build

src/cart.ts:14:7 - error TS2322: Type 'string' is not assignable to type 'number'.

14   const total: number = sum;
         ~~~~~

Found 1 error in src/cart.ts:14
npm error code ELIFECYCLE
npm error path /home/kim/shop
npm error A complete log of this run can be found in: /home/kim/.npm/_logs/2026-03-02T09_12_44_120Z-debug-0.log`,
  pnpm: ` WARN  Issues with peer dependencies found
.
└─┬ eslint-plugin-react 7.33.0
  └── ✕ unmet peer eslint@^8.0.0: found 9.1.0
Lockfile is up to date, resolution step is skipped
Packages: +412
++++++++++++++++++++++++++++++++++++++++
Progress: resolved 412, reused 410, downloaded 2, added 412, done
 ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date
Done in 6.2s`,
  yarn: `yarn install v1.22.19
[1/4] Resolving packages...
[2/4] Fetching packages...
error sharp@0.32.6: The engine "node" is incompatible with this module. Expected version ">=18". Got "16.20.0"
error Found incompatible module.
info Visit https://yarnpkg.com/en/docs/cli/install for documentation about this command.`,
  "yarn berry": `➤ YN0000: ┌ Resolution step
➤ YN0002: │ app@workspace:. doesn't provide react (p1a2b3), requested by react-dom
➤ YN0000: └ Completed in 0s 412ms
➤ YN0000: Failed with errors in 1s 3ms`,
  "cargo build": `   Compiling serde v1.0.197
   Compiling ledger v0.3.1 (/home/ada/ledger)
error[E0382]: borrow of moved value: \`entries\`
  --> src/book.rs:41:20
   |
38 |     let entries = load(&path)?;
   |         ------- move occurs because \`entries\` has type \`Vec<Entry>\`
41 |     println!("{}", entries.len());
   |                    ^^^^^^^ value borrowed here after move
   |
   = note: this error originates in the macro
help: consider cloning the value
   |
39 |     consume(entries.clone());
   |                    ++++++++

For more information about this error, try \`rustc --explain E0382\`.
error: could not compile \`ledger\` (bin "ledger") due to 1 previous error`,
  "cargo test": `running 3 tests
test book::tests::sums ... ok
test book::tests::rounds ... FAILED
test book::tests::empty ... ok

failures:

---- book::tests::rounds stdout ----
thread 'book::tests::rounds' panicked at src/book.rs:88:9:
assertion \`left == right\` failed
  left: 3
 right: 4
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace

test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s`,
  "go test": `=== RUN   TestParse
--- FAIL: TestParse (0.00s)
    parse_test.go:31: got 4, want 5
=== RUN   TestFormat
--- PASS: TestFormat (0.00s)
FAIL
FAIL	example.org/units/parse	0.214s
ok  	example.org/units/format	0.101s
FAIL`,
  "go build": `# example.org/units/cmd
cmd/main.go:17:2: undefined: parse.Strict
cmd/main.go:22:14: cannot use n (variable of type int) as string value in argument to fmt.Println`,
  "go panic": `panic: runtime error: index out of range [5] with length 5

goroutine 1 [running]:
main.pick(...)
	/home/bo/units/main.go:12
main.main()
	/home/bo/units/main.go:31 +0x1d
exit status 2`,
  pytest: `============================= test session starts ==============================
platform linux -- Python 3.11.4, pytest-8.0.2, pluggy-1.4.0
rootdir: /srv/api
collected 42 items

tests/test_orders.py ..F....                                             [ 16%]
tests/test_users.py ...................................                  [100%]

=================================== FAILURES ===================================
_________________________________ test_refund __________________________________

    def test_refund():
>       assert refund(order).total == 10
E       assert 9 == 10
E        +  where 9 = Refund(total=9).total

tests/test_orders.py:27: AssertionError
=========================== short test summary info ============================
FAILED tests/test_orders.py::test_refund - assert 9 == 10
========================= 1 failed, 41 passed in 1.93s =========================`,
  jest: `FAIL src/cart.test.ts
  ● cart › adds two items

    expect(received).toBe(expected) // Object.is equality

    Expected: 2
    Received: 1

      12 |   cart.add(item);
      13 |   cart.add(item);
    > 14 |   expect(cart.size).toBe(2);
         |                     ^
      15 | });

      at Object.<anonymous> (src/cart.test.ts:14:21)

Test Suites: 1 failed, 11 passed, 12 total
Tests:       1 failed, 88 passed, 89 total
Snapshots:   0 total
Time:        4.31 s
Ran all test suites.`,
  vitest: ` RUN  v1.3.1 /home/kim/shop

 ✓ src/price.test.ts  (8 tests) 12ms
 ❯ src/cart.test.ts  (3 tests | 1 failed) 9ms
   ❯ cart > removes an item
     → expected 1 to be 0 // Object.is equality

 Test Files  1 failed | 1 passed (2)
      Tests  1 failed | 10 passed (11)
   Start at  10:14:02
   Duration  1.02s (transform 210ms, setup 0ms)`,
  gradle: `> Task :app:compileJava FAILED
/home/li/app/src/main/java/org/example/Main.java:9: error: cannot find symbol
        Lodger l = new Lodger();
        ^
  symbol:   class Lodger
  location: class Main
1 error

FAILURE: Build failed with an exception.

* What went wrong:
Execution failed for task ':app:compileJava'.
> Compilation failed; see the compiler error output for details.

* Try:
> Run with --stacktrace option to get the stack trace.

BUILD FAILED in 3s
2 actionable tasks: 2 executed`,
  maven: `[INFO] Scanning for projects...
[INFO] -------------------< org.example:billing >-------------------
[ERROR] Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:3.1.2:test (default-test) on project billing: There are test failures.
[ERROR]
[ERROR] Please refer to /srv/billing/target/surefire-reports for the individual test results.`,
  "docker build": `[+] Building 14.2s (9/12)                                          docker:default
 => [internal] load build definition from Dockerfile                         0.0s
 => => transferring dockerfile: 512B                                         0.0s
 => CACHED [2/8] WORKDIR /app                                                0.0s
 => ERROR [5/8] RUN npm ci                                                  11.9s
------
 > [5/8] RUN npm ci:
1.204 npm error code EUSAGE
------
Dockerfile:9
--------------------
   8 |     COPY package*.json ./
   9 | >>> RUN npm ci
  10 |     COPY . .
--------------------
ERROR: failed to solve: process "/bin/sh -c npm ci" did not complete successfully: exit code: 1`,
  "docker ps":
    `CONTAINER ID   IMAGE          COMMAND                  CREATED        STATUS                     PORTS                    NAMES
3f1c9ab2d410   postgres:16    "docker-entrypoint.s…"   2 hours ago    Up 2 hours (healthy)       0.0.0.0:5432->5432/tcp   shop-db-1
9d0e8c7b6a51   shop-api       "node dist/main.js"      2 hours ago    Exited (1) 3 minutes ago                            shop-api-1`,
  "kubectl get": `NAME                       READY   STATUS             RESTARTS      AGE
api-6c9d7b5f4d-2xkqz       0/1     CrashLoopBackOff   7 (42s ago)   14m
worker-5d8f6c7b9-hh2lm     1/1     Running            0             3d`,
  "kubectl describe": `Events:
  Type     Reason     Age                  From               Message
  ----     ------     ----                 ----               -------
  Normal   Scheduled  14m                  default-scheduler  Successfully assigned shop/api-6c9d7b5f4d-2xkqz to node-3
  Warning  Failed     12m (x4 over 14m)    kubelet            Failed to pull image "registry.example/api:1.4": not found
  Warning  BackOff    4m (x42 over 14m)    kubelet            Back-off restarting failed container`,
  terraform: `Terraform will perform the following actions:

  # aws_s3_bucket.assets must be replaced
-/+ resource "aws_s3_bucket" "assets" {
      ~ arn    = "arn:aws:s3:::assets" -> (known after apply)
      ~ bucket = "assets" -> "assets-v2" # forces replacement
        tags   = {}
    }

Plan: 1 to add, 0 to change, 1 to destroy.
╷
│ Error: Invalid provider configuration
│
│   on main.tf line 4, in provider "aws":
│    4: provider "aws" {
╵`,
  gcc: `main.c: In function 'read_all':
main.c:31:12: warning: implicit declaration of function 'getlin' [-Wimplicit-function-declaration]
   31 |     n = getlin(&buf, &cap, f);
      |         ^~~~~~
/usr/bin/ld: /tmp/ccX1.o: in function \`read_all':
main.c:(.text+0x2a): undefined reference to \`getlin'
collect2: error: ld returned 1 exit status
make: *** [Makefile:7: app] Error 1`,
  tsc:
    `src/api/client.ts(42,11): error TS2345: Argument of type 'undefined' is not assignable to parameter of type 'string'.
src/api/client.ts(57,3): error TS7030: Not all code paths return a value.`,
  eslint: `/home/kim/shop/src/cart.ts
   3:10  error    'useMemo' is defined but never used  no-unused-vars
  18:5   warning  Unexpected console statement         no-console

✖ 2 problems (1 error, 1 warning)
  1 error and 0 warnings potentially fixable with the \`--fix\` option.`,
  webpack: `asset main.js 1.2 MiB [emitted] (name: main)
runtime modules 1.13 KiB 6 modules
cacheable modules 540 KiB
ERROR in ./src/index.js 3:0-28
Module not found: Error: Can't resolve './theme' in '/srv/web/src'
 @ ./src/index.js 3:0-28
webpack 5.90.3 compiled with 1 error in 2113 ms`,
  vite: `vite v5.1.4 building for production...
✓ 34 modules transformed.
x Build failed in 412ms
error during build:
[vite]: Rollup failed to resolve import "dayjs" from "/srv/web/src/date.ts".
This is most likely unintended because it can break your application at runtime.
    at viteWarn (file:///srv/web/node_modules/vite/dist/node/chunks/dep-abc.js:67121:27)`,
  "Python trace": `Traceback (most recent call last):
  File "/srv/api/main.py", line 12, in <module>
    app.run()
  File "/srv/api/app.py", line 40, in run
    raise ValueError("no config")
ValueError: no config

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "/srv/api/main.py", line 14, in <module>
    log(e)
KeyError: 'level'`,
  "Java trace": `Exception in thread "main" java.lang.IllegalStateException: Pool is closed
	at org.example.Pool.take(Pool.java:41)
	at org.example.Main.main(Main.java:12)
Caused by: java.net.SocketException: Connection reset
	at java.base/java.net.SocketInputStream.read(SocketInputStream.java:186)
	... 12 more`,
  "JavaScript trace": `/srv/web/server.js:14
  throw new Error("port in use");
  ^

Error: port in use
    at listen (/srv/web/server.js:14:9)
    at Module._compile (node:internal/modules/cjs/loader:1356:14)

Node.js v20.11.0`,
  "Rust trace": `thread 'main' panicked at 'called \`Option::unwrap()\` on a \`None\` value', src/main.rs:8:30
stack backtrace:
   0: rust_begin_unwind
             at /rustc/abc/library/std/src/panicking.rs:595:5
   1: core::panicking::panic_fmt
note: Some details are omitted, run with \`RUST_BACKTRACE=full\` for a verbose backtrace.`,
  "Ruby trace": `app/models/order.rb:18:in \`total': undefined method \`+' for nil:NilClass (NoMethodError)
	from app/models/order.rb:18:in \`sum'
	from app/controllers/orders_controller.rb:7:in \`show'`,
  "git status": `On branch feature/refunds
Your branch is ahead of 'origin/feature/refunds' by 2 commits.
  (use "git push" to publish your local commits)

Changes not staged for commit:
  (use "git add <file>..." to update what will be committed)
  (use "git restore <file>..." to discard changes in working directory)
	modified:   src/refund.ts
	deleted:    src/old.ts

Untracked files:
  (use "git add <file>..." to include in what will be committed)
	notes.md

no changes added to commit (use "git add" and/or "git commit -a")`,
  "git diff": `diff --git a/src/sum.ts b/src/sum.ts
index 83db48f..bf269f4 100644
--- a/src/sum.ts
+++ b/src/sum.ts
@@ -1,5 +1,5 @@
 export function sum(values: number[]) {
-  return values.reduce((a, b) => a - b);
+  return values.reduce((a, b) => a + b, 0);
 }
\\ No newline at end of file`,
  "git log": `commit 9fceb02d0ae598e95dc970b74767f19372d61af8
Author: Ada Example <ada@example.org>
Date:   Tue Mar 3 10:11:12 2026 +0100

    Round refunds to whole cents

commit 1a410efbd13591db07496601ebc7a059dd55cfe9
Author: Bo Example <bo@example.org>
Date:   Mon Mar 2 18:01:40 2026 +0100

    Add the refund table`,
  "git push": `To github.com:example/shop.git
 ! [rejected]        main -> main (non-fast-forward)
error: failed to push some refs to 'github.com:example/shop.git'
hint: Updates were rejected because the tip of your current branch is behind
hint: its remote counterpart. Integrate the remote changes (e.g.
hint: 'git pull ...') before pushing again.`,
  "git merge": `Auto-merging src/app.ts
CONFLICT (content): Merge conflict in src/app.ts
Automatic merge failed; fix conflicts and then commit the result.`,
  "CI log": `2026-03-02T08:11:20.1234567Z ##[group]Run actions/checkout@v4
2026-03-02T08:11:20.1240000Z with:
2026-03-02T08:11:25.7700000Z ##[error]Process completed with exit code 1.
2026-03-02T08:11:25.8000000Z Post job cleanup.`,
  "GitLab CI": `Running with gitlab-runner 16.9.0 (abc123)
$ npm run deploy
Error: missing environment variable TOKEN_URL
Cleaning up project directory and file based variables
ERROR: Job failed: exit code 1`,
  NDJSON: `{"level":"error","time":1709366400123,"msg":"refund failed","order":881}
{"level":"info","time":1709366400456,"msg":"retry scheduled","delay":30}`,
  JSON: `{
  "error": {
    "code": 422,
    "message": "amount must be positive",
    "fields": ["amount"]
  }
}`,
  logfmt: `time=2026-03-02T09:00:01Z level=warn msg="slow query" duration=4.1s table=orders
time=2026-03-02T09:00:07Z level=error msg="deadline exceeded" route=/checkout`,
  "HTTP dump": `> POST /v1/refunds HTTP/1.1
> Host: api.example.org
> Content-Type: application/json
>
< HTTP/1.1 500 Internal Server Error
< Content-Type: text/plain
< X-Request-Id: 7f3a
<
Internal Server Error`,
  "HTTP answer": `HTTP/2 403
content-type: application/json
date: Mon, 02 Mar 2026 09:00:00 GMT

{"message":"missing scope"}`,
  "SQL plan": `                                   QUERY PLAN
---------------------------------------------------------------------------------
 Limit  (cost=0.43..12.10 rows=20 width=64) (actual time=812.1..812.4 rows=20 loops=1)
   ->  Seq Scan on orders  (cost=0.00..48210.00 rows=91200 width=64)
         Filter: (state = 'open'::text)
         Rows Removed by Filter: 1204511
 Planning Time: 0.21 ms
 Execution Time: 812.9 ms
(6 rows)`,
  "SQL error": `ERROR:  duplicate key value violates unique constraint "orders_pkey"
DETAIL:  Key (id)=(42) already exists.
STATEMENT:  INSERT INTO orders VALUES (42)`,
  nginx: `203.0.113.9 - - [02/Mar/2026:09:00:01 +0000] "GET /orders HTTP/1.1" 502 157 "-" "curl/8.4.0"
2026/03/02 09:00:01 [error] 31#31: *12 connect() failed (111: Connection refused) while connecting to upstream`,
  systemd: `Mar 02 09:00:01 box systemd[1]: shop.service: Main process exited, code=exited, status=1/FAILURE
Mar 02 09:00:01 box systemd[1]: shop.service: Failed with result 'exit-code'.`,
  shell: `$ ./deploy.sh staging
./deploy.sh: line 14: jq: command not found
-bash: cd: /srv/web: No such file or directory
make: *** No rule to make target 'deploy'.  Stop.`,
  "ls -l": `total 48
drwxr-xr-x  4 kim  staff   128 Mar  2 09:00 src
-rw-r--r--  1 kim  staff  2210 Mar  2 09:00 package.json`,
  pip: `Collecting numpy==1.21
  Downloading numpy-1.21.0.zip (10.3 MB)
     ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ 10.3/10.3 MB 8.1 MB/s eta 0:00:00
ERROR: Could not find a version that satisfies the requirement foo==9 (from versions: 1.0, 1.1)
ERROR: No matching distribution found for foo==9`,
  "Chinese log": `2026-03-02 09:00:01 [错误] 支付回调处理失败，订单号=88213
2026-03-02 09:00:02 [信息] 正在重试，第 2 次`,
  "Chinese log, no clock": `[错误] 数据库连接失败：连接超时
[警告] 将在 5 秒后重试
[信息] 重试次数：2`,
  "Chinese build": `[INFO] 正在编译模块 shop-api
[ERROR] 编译失败：找不到符号
错误: 找不到或无法加载主类 org.example.Main
原因: java.lang.ClassNotFoundException: org.example.Main`,
  Android: `03-02 09:00:01.123  1234  1234 E AndroidRuntime: FATAL EXCEPTION: main
03-02 09:00:01.123  1234  1234 E AndroidRuntime: Process: org.example.shop, PID: 1234`,
  Xcode: `/Users/kim/App/Cart.swift:12:9: error: cannot find 'totl' in scope
        totl = 3
        ^~~~
** BUILD FAILED **`,
  "browser console": `Uncaught TypeError: Cannot read properties of null (reading 'value')
    at HTMLButtonElement.onclick (cart.js:14:22)
GET https://shop.example/api/cart 404 (Not Found)
cart.js:31 Uncaught (in promise) SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
  dotnet: `Unhandled exception. System.NullReferenceException: Object reference not set to an instance of an object.
   at Shop.Cart.Total() in /src/Cart.cs:line 41
   at Shop.Program.Main(String[] args) in /src/Program.cs:line 9`,
  "deno test": `running 2 tests from ./sum_test.ts
sum() adds ... ok (2ms)
sum() of nothing is zero ... FAILED (1ms)

 ERRORS

sum() of nothing is zero => ./sum_test.ts:9:6
error: AssertionError: Values are not equal.

FAILED | 1 passed | 1 failed (14ms)`,
  mypy: `app/api.py:12: error: Incompatible return value type (got "str", expected "int")  [return-value]
app/api.py:40: note: Revealed type is "builtins.str"
Found 1 error in 1 file (checked 14 source files)`,
  ruff: `src/app.py:3:8: F401 [*] \`os\` imported but unused
src/app.py:19:1: E302 expected 2 blank lines, found 1
Found 2 errors.
[*] 1 fixable with the \`--fix\` option.`,
  swift: `Compiling Shop Cart.swift
/Users/k/Shop/Cart.swift:8:5: warning: variable 'x' was never used
Test Case '-[ShopTests.CartTests testAdd]' failed (0.012 seconds).`,
  ansible: `TASK [web : install nginx] *****************************************************
fatal: [web1]: FAILED! => {"changed": false, "msg": "No package matching 'ngin' found"}

PLAY RECAP *********************************************************************
web1                       : ok=3    changed=1    unreachable=0    failed=1`,
  helm: `Error: INSTALLATION FAILED: rendered manifests contain a resource that already exists
helm.go:84: [debug] release: already exists`,
  redis: `1:C 02 Mar 2026 09:00:00.101 # oO0OoO0OoO0Oo Redis is starting oO0OoO0OoO0Oo
1:M 02 Mar 2026 09:00:00.140 * Ready to accept connections`,
  next: `  ▲ Next.js 14.1.0
  - Local:        http://localhost:3000
 ✓ Ready in 2.3s
 ⨯ ./app/page.tsx
Module not found: Can't resolve '@/lib/price'
 GET / 500 in 812ms`,
  playwright: `Running 4 tests using 2 workers

  ✓  1 cart.spec.ts:5:1 › adds an item (812ms)
  ✘  2 cart.spec.ts:14:1 › removes an item (5.0s)

    Error: Timed out 5000ms waiting for expect(locator).toHaveText(expected)

    Locator: getByTestId('total')
    Expected string: "0"

  1 failed
  3 passed (7.1s)`,
  psql: ` id | status | total
----+--------+-------
  1 | open   |    12
  2 | paid   |     9
(2 rows)`,
  mysql: `ERROR 1045 (28000): Access denied for user 'shop'@'localhost' (using password: YES)`,
  curl: `  % Total    % Received % Xferd  Average Speed   Time
100   157  100   157    0     0   1204      0 --:--:-- --:--:-- --:--:--  1207
curl: (22) The requested URL returned error: 404`,
  kernel: `[12345.678901] Out of memory: Killed process 4211 (node) total-vm:4194304kB
[12345.690012] oom_reaper: reaped process 4211 (node)`,
  flutter: `Launching lib/main.dart on Pixel 7 in debug mode...
lib/cart.dart:14:9: Error: The getter 'total' isn't defined for the class 'Cart'.
FAILURE: Build failed with an exception.`,
  coverage: `File           | % Stmts | % Branch | % Lines |
---------------|---------|----------|---------|
cart.ts        |   81.2  |   60.0   |   80.9  |`,
};

/** What hosts and tools put into a prompt. */
export const MACHINE_TEXTS: Readonly<Record<string, string>> = {
  "task notification":
    "<task-notification>\n<task-id>b1</task-id>\n<status>completed</status>\n<summary>Deploy the page</summary>\n</task-notification>",
  "command output": "<local-command-stdout>Set model to sonnet</local-command-stdout>",
  "slash command":
    "<command-name>/review</command-name>\n<command-message>review is running…</command-message>\n<command-args></command-args>",
  "shell mode":
    "<bash-input>npm run build</bash-input>\n<bash-stdout>built in 2s</bash-stdout><bash-stderr></bash-stderr>",
  reminder: "<system-reminder>\nThe file src/a.ts was modified.\n</system-reminder>",
  "tool result": '<tool_result>\n{"ok": false, "reason": "deploy the release"}\n</tool_result>',
  environment: "<environment_context>\n  <cwd>/srv/web</cwd>\n  <shell>bash</shell>\n</environment_context>",
  interruption: "[Request interrupted by user for tool use]",
  teammate: '<teammate-message teammate_id="reviewer">\nPlease fix the login page.\n</teammate-message>',
  skill: "<skill>\n<name>deploy</name>\nDeploy the page with care.\n</skill>",
  "hook's words": '<hook_prompt hook_run_id="7">Run the tests before you stop.</hook_prompt>',
  plugins: "<recommended_plugins>\nInstall the migration helper.\n</recommended_plugins>",
  "open editor":
    "# Context from my IDE setup:\n\n## Active file: deploy.md\n\n## Open tabs:\n- deploy.md: docs/deploy.md\n\n## My request for Codex:\n",
  agents: '<agent-message from="worker-2">\nThe migration is done, review it.\n</agent-message>',
};

/** What people write before a log. */
export const QUESTIONS: readonly string[] = [
  "why does this fail?",
  "fix this:",
  "the checkout job dies with the output below, please find the reason",
  "帮我看看这个报错",
];

/** Prose of people that has marks of a log in it, or the shape of one. */
export const PROSE: readonly string[] = [
  "The build shows error TS2322 in cart.ts since we upgraded, can you fix the types?",
  "When I log in I get TypeError: Cannot read properties of undefined (reading 'id') and the page stays blank.",
  "Requirements:\n- orders can be refunded in part\n- a refund is never larger than the order\n- every refund is written to the audit table",
  "1. Add a column for the currency\n2. Fill it with EUR\n3. Make it required",
  "Review notes:\n- cart.ts:14 total should be a number\n- cart.ts:31 the promise is not awaited\n- price.ts: rounding is wrong for negative amounts",
  "Error: the user sees this title on the dialog; change it to something friendlier",
  "Warning: this touches production. Rename the table orders to purchases.",
  'In the log I see "connection reset" about twice an hour, always from the worker pool. Find out why.',
  "Note: keep the old endpoint.\nAdd a new one that returns cents.",
  "Todo:\n* rename the flag\n* drop the old table\n* update the docs",
  "We have 3 workers, 2 queues and 1 database. Add a fourth worker.",
  "12 tests are failing since the upgrade to 5.4, fix them",
  "Step 1: move the parser.\nStep 2: delete the old folder.",
  "At work we use pnpm. Convert the lockfile.",
  "Goal: faster start.\nConstraint: no new dependency.\nDeadline: Friday.",
  "Info: the API is public.\nWarning: do not break it.\nWrite the changelog entry.",
  "接口报错 500，日志里写着 connection refused，帮我排查",
  "要求：\n1. 支持部分退款\n2. 退款金额不能大于订单金额\n3. 写审计日志",
  "错误提示不友好，把“请求失败”改成更具体的说明",
  "Add these settings:\nretries=3\ntimeout=30s",
  "On branch main we have two commits that belong on develop, move them",
  "Commit 1a2b3c4 broke the import, revert it",
  "Make `npm run build` print the bundle size",
  "GET /orders returns 500 when the list is empty; it should return 200",
  "Running the tests takes 14 minutes. Make them run in parallel.",
  "FAIL fast: stop the pipeline at the first failing job",
  "Expected: 2 items in the cart.\nActual: 1 item.\nPlease fix it.",
  "Steps to reproduce:\n1. open the cart\n2. press delete twice\n3. the total is negative",
  "Process the uploads in batches of 50 (currently 1 at a time).",
  "Test the parser with empty input ... and with a BOM",

  "Refactor src/cart.ts:14, the function is too long.\nAlso src/price.ts:8 repeats it.",
  "We get this in production:\nconnection reset by peer\nabout every ten minutes. Find the cause.",
  "Context: monorepo with pnpm.\nProblem: CI takes 20 min.\nTask: cache the store.",
  "Rename:\n  cart -> basket\n  user -> member",
  "    Fix the login page.\n    Then add a test for it.\n    Keep it short.",
  "Please do the following:\n  1) bump the version\n  2) tag it\n  3) push the tag",
  "API changes\nGET /orders -> returns cents\nPOST /orders -> returns 201",
  "Use these colours: primary=#336699 accent=#ff9900",
  "fix these:\n- error handling in the parser\n- warning on startup\n- info logs are too noisy",
  "I want a CLI with commands: add, list, remove.\nOptions: --json, --quiet.\nOutput: a table.",
  "Timeline:\nMonday: schema\nTuesday: API\nWednesday: docs",
  "ERROR HANDLING: every handler should return a problem document",
  'The job prints "ERROR 1045" and stops; retry three times before giving up',
  "TASK: move the tests\nWHY: they are slow\nHOW: use the new runner",
  "背景：订单服务\n问题：导出慢\n任务：加缓存",
  "| column | type |\n| id | int |\n| total | numeric |\nCreate this table in a migration",
  "Acceptance criteria\n  Given a cart with one item\n  When I remove it\n  Then the total is zero",
  "note: don't change the API\nnote: keep the tests green\nadd pagination to /orders",
  "## Task\nAdd pagination to the orders list.\n\n## Constraints\n* no new dependency\n* 100% typed\n\n## Notes\nThe limit is 50...",
  "OK\nDONE with step one\nNOW do step two: wire the adapter",
];
