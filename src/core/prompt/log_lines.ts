/**
 * How the output of programs looks, line by line: data for `line_kinds.ts`.
 *
 * Every expression is tried at the start of a line, and every repetition in it is bounded.
 *
 * @module
 */

/** Lines that only a program writes. An expression is compiled and tried where one of its cues stands, so that prose costs next to nothing. */
export const SURE_LOG: readonly (readonly [cues: readonly string[], looks: RegExp])[] = [
  // Clocks and levels.
  [[":0", ":1", ":2", ":3", ":4", ":5"], /^(?:\s{0,8}\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d)/],
  [[":0", ":1", ":2", ":3", ":4", ":5"], /^(?:\s{0,8}\[?\d\d:\d\d:\d\d[.,\] ])/],
  [[":0", ":1", ":2", ":3", ":4", ":5"], /^(?:\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\s)/],
  [[":0", ":1", ":2", ":3", ":4", ":5"], /^(?:[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d )/],
  [["]"], /^(?:\s{0,8}\[(?:[A-Z]{4,8}|[a-z]{4,8}|错误|警告|信息|调试|严重|异常)\](?:\s.{0,200}|)$)/],
  [
    ["ERROR", "WARN", "INFO", "DEBUG", "TRACE", "FATAL", "CRITICAL", "NOTICE"],
    /^(?:\s{0,8}(?:ERROR|WARN|WARNING|INFO|DEBUG|TRACE|FATAL|CRITICAL|NOTICE)(?::|\s{2}|\s\[|\sin\s\.))/,
  ],
  [["time=", "ts=", "level=", "lvl="], /^(?:(?:time|ts|level|lvl)=\S{1,60}\s.{0,200}=)/],
  [['{"'], /^(?:\{"[\w.@-]{1,40}":)/],
  [[" - "], /^(?:\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3} - )/],
  [
    ["] ", ":0", ":1", ":2", ":3", ":4", ":5"],
    /^(?:\[\s{0,4}\d{1,8}\.\d{3,6}\] |.{0,16}\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d)/,
  ],
  [["ERROR ", "fatal: ", "********"], /^(?:ERROR \d{4} \(|fatal: \S|.{1,120} \*{8,100}$)/],
  // Stack traces.
  [["at "], /^(?:\s{1,16}at [^\s].{0,160}[:(])/],
  [["from "], /^(?:\s{1,16}from [\w./-]{1,160}:\d)/],
  [['File "'], /^(?:\s{0,16}File "[^"]{1,160}", line \d)/],
  [
    ["Traceback", "exception"],
    /^(?:Traceback \(most recent call last\)|During handling of the above exception|The above exception was the direct cause)/,
  ],
  [
    ["Caused by", "Exception in", "Unhandled", "Uncaught"],
    /^(?:\s{0,8}Caused by: |Exception in thread "|Unhandled exception\b|(?:[\w.-]{1,60}:\d{1,6} )?Uncaught (?:\(in promise\) )?[A-Z]\w{1,60}: )/,
  ],
  [["... "], /^(?:\s{0,8}\.\.\. \d{1,6} (?:more|common frames))/],
  [
    ["panic", "goroutine", "backtrace", "BACKTRACE"],
    /^(?:panic: |goroutine \d{1,9} \[|thread '[^']{1,120}' panicked at |stack backtrace:|note: run with `RUST_BACKTRACE)/,
  ],
  [[":in `"], /^(?:[\w./-]{1,160}:\d{1,6}:in `)/],
  [
    ["js:", "ts:", "sx:", "Node.js v", "Segmentation", "Process "],
    /^(?:(?:file:\/\/)?\/\S{1,160}\.[cm]?[jt]sx?:\d{1,6}$|Node\.js v\d|Segmentation fault|Process (?:exited|finished) with )/,
  ],
  // Compilers and linters.
  [
    ["error"],
    /^(?:error(?:\[E\d{1,6}\]|\s?TS\d{1,6}):|error: could not compile `|For more information about this error, try )/,
  ],
  [
    ["error", "warning", "note", "undefined", "cannot use", "expected"],
    /^(?:[\w./\\-]{1,160}[:(]\d{1,6}[:,]\d{1,6}\)?:? (?:-\s)?(?:error|warning|note|fatal error|undefined|cannot use|expected)\b)/,
  ],
  [["-->"], /^(?:\s{0,8}--> [\w./-]{1,120}:\d)/],
  [["| "], /^(?:\s{0,8}\d{1,6} {1,2}\| )/],
  [["error", "warning"], /^(?:\s{1,16}\d{1,6}:\d{1,6}\s{1,12}(?:error|warning)\s)/],
  [
    ["In function", "/ld: ", "collect2", "make", "(.text+"],
    /^(?:[\w.-]{1,60}: In function '|\/\S{1,120}\/ld: |collect2: |make(?:\[\d\])?: \*\*\* |[\w./-]{1,60}:\(\.text\+)/,
  ],
  [
    ["line ", "cd: ", "command not", "** BUILD"],
    /^(?:(?:\.\/|-)\S{1,60}: (?:line \d|cd: |\S{1,60}: command not found)|\*\* BUILD [A-Z]{6,12} \*\*)/,
  ],
  // Package managers and bundlers.
  [
    ["npm ", "yarn ", "pnpm ", "info Visit", "➤ YN"],
    /^(?:npm (?:ERR!|error|warn|WARN|notice)\s|(?:yarn|pnpm) (?:error|warning|install v\d)|info Visit https:|➤ YN\d{4})/,
  ],
  [
    ["package", "audited"],
    /^(?:(?:added|removed|changed|up to date,?) ?(?:\d{1,6} packages?|audited)|\d{1,6} packages are looking for funding)/,
  ],
  [["vulnerabilit"], /^(?:\d{1,6} (?:\w{1,10} severity )?vulnerabilit(?:y|ies) ?(?:\(|$)|found \d{1,6} vulnerabilit)/],
  [
    ["To address", "Run `", "npm fund", "npm audit"],
    /^(?:To address (?:all )?issues(?: that do not require attention)?, run:|Run `[^`]{1,60}` for (?:details|more)|\s{1,4}(?:run `npm fund`|npm audit fix))/,
  ],
  [
    ["Packages: ", "Progress: ", "Lockfile", "ERR_PNPM", "..."],
    /^(?:Packages: [+-]\d|Progress: resolved \d|Lockfile is up to date|\s?ERR_PNPM_[A-Z_]{1,60} |\[\d{1,2}\/\d{1,2}\] \S{1,30} \w{1,30}\.\.\.)/,
  ],
  [
    ["Compiling", "Download", "Finished", "Running", "Updating", "Blocking", "Checking", "Fresh"],
    /^(?:\s{2,4}(?:Compiling|Downloading|Finished|Running|Downloaded|Updating|Blocking|Checking|Fresh) [`\w]{1,60}.{0,120}(?:v\d|\.(?:zip|whl|gz)|\(|target))/,
  ],
  [
    ["asset ", "webpack", "Module not", "cacheable", "runtime mod"],
    /^(?:asset \S{1,80} [\d.]{1,8} [KMG]?i?B |webpack [\d.]{1,12} compiled|Module not found: Error: |cacheable modules \d|runtime modules \d)/,
  ],
  [
    ["vite", "during build", "modules trans", "Build failed"],
    /^(?:vite v\d|error during build:|✓ \d{1,6} modules transformed|\[vite\]: |x Build failed in )/,
  ],
  [
    ["Collecting", "Requirement already", "Successfully"],
    /^(?:Collecting [\w.-]{1,60}(?:[=<>~!]=?|$)|Requirement already satisfied: |Successfully installed \w)/,
  ],
  // Tests.
  [
    ["Found ", "PASS", "FAIL", "ok"],
    /^(?:Found \d{1,6} (?:errors?|warnings?|problems?|issues?)(?: in \d.{0,60})?\.?$|(?:PASS|FAIL|FAILED|ok) {0,3}\t?\s?[\w-]{0,80}[./|][\w./-]{0,160}(?:\s|$)|(?:FAILED|PASSED) [\w./-]{1,160}::)/,
  ],
  [
    ["ok ", "=== RUN", "--- ", "---- "],
    /^(?:(?:not )?ok \d{1,6} |=== RUN {1,4}\S|\s{0,12}--- (?:FAIL|PASS|SKIP): |---- \S{1,160} stdout ----)/,
  ],
  [["✓", "✗", "✔", "✖", "✘", "●", "✕", "⨯", "▲", "×", "❯"], /^(?:\s{0,8}[✓✗✔✖✘●✕⨯▲×] |\s{0,12}❯ \S{1,120} (?:\(|>))/],
  [
    ["unning ", "test ", " ... "],
    /^(?:[Rr]unning \d{1,6} tests?(?: from| using|$)|test \S{1,160} \.\.\. |test result: |.{1,120} \.\.\. (?:ok|FAILED|FAIL|ignored)\b)/,
  ],
  [
    ["===", "___", "collected", "E  ", "platform "],
    /^(?:={3,80} .{1,60} ={3,80}$|_{3,80} \S{1,80} _{3,80}$|collected \d{1,6} items?|E {2,12}\S|platform (?:linux|darwin|win32) --)/,
  ],
  [
    [
      "Ran all",
      "Test",
      "Snapshots",
      "Failure/",
      "Finished in",
      "# ./",
      "passed",
      "failed",
      "skipped",
      "example",
      "RUN  ",
      " => ",
    ],
    /^(?:(?:Tests|Test Suites|Snapshots): {1,12}\d|\s{0,8}Failure\/Error: |Finished in \d|\s{0,8}# \.\/\S{1,120}:\d|\s{0,8}\d{1,6} (?:passed|failed|skipped|examples?)\b(?:,| \(|$)|Ran all test suites|\s?RUN {2}v\d|.{1,160} => \.{0,2}\/\S{1,160}:\d{1,6}:\d{1,6}$|\s{0,12}Test Files {2}\d)/,
  ],
  // Containers and infrastructure.
  [
    ["#", "[+] Building", "=> "],
    /^(?:#\d{1,4} (?:\[|DONE|ERROR|CACHED|\d)|\[\+\] Building |\s?=> (?:=> |CACHED |ERROR |\[))/,
  ],
  [
    ["Terraform", "Plan: ", "  # ", "-/+"],
    /^(?:Terraform will perform|Plan: \d{1,4} to add|\s{2}# \S{1,120} (?:must be|will be) |-\/\+ resource ")/,
  ],
  [
    ["> Task", "BUILD ", "Build failed", "Execution failed", "actionable", "* What", "* Try", "* Get", "Events:"],
    /^(?:> Task :|FAILURE: Build failed|BUILD (?:FAILED|SUCCESSFUL) in \d|Execution failed for task |\d{1,6} actionable tasks?:|\* (?:What went wrong|Try|Get more help)\b.{0,40}:?$|Events:$)/,
  ],
  [["  "], /^(?:[A-Z][A-Z ]{1,20} {2,30}[A-Z][A-Z ]{1,20} {2,30}[A-Z]{2,20}\b)/],
  [
    ["gitlab-runner", "Cleaning", "##[", "::"],
    /^(?:Running with gitlab-runner |Cleaning up project directory|##\[|::(?:error|warning|group))/,
  ],
  // Git.
  [
    ["diff --git", "index ", "@@ -", "---", "+++", "\\ No"],
    /^(?:diff --git |index [0-9a-f]{6,40}\.\.[0-9a-f]{6,40}|@@ -\d|(?:---|\+\+\+) (?:[ab]\/|\/dev\/null)|\\ No newline at end of file)/,
  ],
  [
    ["commit ", "Author: ", "Date: ", "Merge: "],
    /^(?:commit [0-9a-f]{7,40}(?: \(.{1,120}\))?$|Author: {1,8}.{1,80}<\S{1,80}>|Date: {3,8}\w|Merge: [0-9a-f]{7,40} )/,
  ],
  [
    ["On branch", "Your branch", "Changes ", "Untracked"],
    /^(?:On branch \S{1,120}$|Your branch is (?:ahead|behind|up to date)|Changes (?:not staged for commit|to be committed):|Untracked files:)/,
  ],
  [
    ["(use", "to commit", "\t"],
    /^(?:\s{1,8}\(use "git |no changes added to commit|nothing (?:added )?to commit|\t(?:modified|deleted|new file|renamed|both modified):)/,
  ],
  [
    ["Auto-merging", "CONFLICT", "Automatic", "rejected", ".git"],
    /^(?:Auto-merging \S|CONFLICT \(|Automatic merge failed|\s!\s\[(?:rejected|remote rejected)\]|To (?:\S{1,60}:|https:\/\/)\S{1,120}\.git$)/,
  ],
  // Network and data bases.
  [
    ["HTTP", "GET ", "POST ", "PUT ", "PATCH ", "DELETE ", "HEAD "],
    /^(?:(?:[<>] )?HTTP\/\d(?:\.\d)? \d{3}|[<>] (?:GET|POST|PUT|PATCH|DELETE|HEAD) \/\S{0,200} HTTP|\s?(?:GET|POST|PUT|PATCH|DELETE|HEAD) \S{1,200} (?:HTTP\/\d|\d{3} (?:\(|in \d)))/,
  ],
  [["<", "> ", "Internal"], /^(?:[<>] [A-Z][A-Za-z-]{1,40}: |< ?$|Internal Server Error$)/],
  [
    ["(cost=", "QUERY PLAN", " Time: ", ":  "],
    /^(?:.{0,160}\(cost=\d|\s{10,60}QUERY PLAN|\s?(?:Planning|Execution) Time: \d|(?:DETAIL|STATEMENT|CONTEXT|HINT): {2}\S)/,
  ],
  [
    ["--", "rw", "r-", "total "],
    /^(?:[d-][rwx-]{9}[@+.]?\s{1,4}\d|total \d{1,9}$|-{2,80}(?:\+-{2,80}){1,40}$|-{8,80}\|-)/,
  ],
];

/** Lines that may be a program's: two in a row, or one beside a sure line. */
export const MAYBE_LOG: readonly RegExp[] = [
  /\s{0,8}(?:[\w$]{1,60}\.){0,8}[A-Z]?[\w$]{0,60}(?:Error|Exception|Panic): /,
  /\s{0,8}(?:error|warning)(?:: | [\w.@/-]{1,60}@[\d.]{1,20}: | [A-Z])/,
  /[$❯➜#] \S/,
  /\s{0,40}[\^~|]{1,80}$/,
  /[=\-*_#+]{8,200}$/,
  /\s{1,40}\d{1,9}(?:\s|$)/,
  /(?:Tests?|Test Suites|Snapshots|Time):\s/,
  /exit (?:code|status)\b/,
  /\s{0,8}[+-]\s?[\w/"'}{)(].{0,160}[;{}(),]$/,
  /\s{0,12}[│├└┌╷╵┬─━→⎿]|\s{1,12}[\w ]{0,40}\| |\S.{0,40}\s{2,40}\| /,
  /[\w./\\@-]{1,160}\.\w{1,8}[:(]\d{1,6}(?::\d{1,6})?\)?(?:: |:?$)/,
  /\/?[\w.-]{1,60}\/[\w./-]{1,160}\.\w{1,8}(?::\d{1,6})?$/,
  /\s{0,8}\S.{0,80}\S\s{2,40}\S.{0,80}\S\s{2,40}\S/,
  /(?:[\w.-]{1,40}=\S{1,80} ){2}/,
  /\t\S/,
  /[A-Z][a-z]{2,12}(?:ing|ed|und) (?!.{0,200}\. [A-Z])[^:?\d]{0,100}(?:\d|\w\.\w|\.{3})[^:?]{0,100}$/,
  /FAIL$|OK$|[A-Z]{4,10}$/,
  /(?:错误|警告|原因|异常): /,
];

/** Lines that go on with a program's output, and say nothing on their own. */
export const GOES_ON: readonly RegExp[] = [
  /(?:note|hint|info|help): |[Rr]un `[^`]{1,60}` (?:for|to) /,
  /\s{2,60}(?![-*+•]\s|\d{1,3}[.)]\s)\S/,
  /[A-Za-z][\w-]{1,30}:\s{1,20}\S/,
  /[A-Z][\w ]{1,40}:$/,
  /\W{0,4}[A-Z]{3,20}(?:\s|:|$)/,
  /.{1,200}\b\d[\d.]{0,8}\s?(?:ms|s|secs?|seconds?|[KMG]i?B)\)?\.?$/,
  /.{1,200}(?:\.{3}|…)$/,
  /\(?\d{1,9} (?:errors?|warnings?|problems?|tests?|rows?|files?|packages?|passed|failed|modules?|actionable|suites?)\b/,
  /[+-](?! ?\w)\s{0,60}\S|[+-] {2,60}\S/,
  /[=@*\\[\].}~<>|] ?/,
];

/** Words by which a line next to a log is known for a person's after all. */
export const PERSONAL =
  /[?？]\s{0,4}$|\b(?:I|I['’]\w{1,2}|[Ww]e|[Mm]y|[Oo]ur|[Cc]an you|[Cc]ould you|[Ll]et['’]s|[Hh]elp me)\b(?!\/)|\b[Pp]lease (?!refer|see|report|visit|consult|upgrade)|[帮我吗]|请(?!求)|怎么|为什么/;
