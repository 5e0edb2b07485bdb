/**
 * Makes `src/core/text/synonym_table.ts`: words that developers use for one and the same thing, as recall compares them.
 *
 *     deno run -A scripts/tables/synonyms.ts
 *
 * The groups are written by hand, from how developers speak: the words of one can stand for each other in a task. Things
 * that only go together ("commit", "branch") are no group, and a word of several meanings ("order", "port") is in none.
 * No word is here for the sake of one prompt.
 */
import { readTerms } from "../../src/core/text/terms.ts";
import { writeTableModule } from "./table_module.ts";

/** One group a line. */
export const SYNONYM_GROUPS = `
delete remove erase purge wipe drop
bug defect glitch
fix repair resolve solve mend
error exception failure fail
crash segfault coredump panic
slow sluggish laggy lag latency bottleneck performance speed fast faster quick optimize accelerate speedup
login signin logon authentication authenticate
logout signout logoff
signup register registration
rollback revert undo backout
secret credential apikey
password passphrase
deploy deployment ship release rollout launch golive publish
flaky flake intermittent unstable nondeterministic sporadic sometimes
mock stub fake
typo misspelling spelling misspelled
lint linter linting
ci cicd pipeline
throttle ratelimit
dropdown combobox
modal dialog popup
tooltip popover
e2e endtoend
refactor restructure reorganize rework refactoring
clean tidy cleanup
simplify streamline simplification simple
split decompose separate extract
merge combine consolidate unify
move relocate
upgrade update bump
package library dependency
vulnerability cve exploit
security secure harden hardening
review audit inspect critique inspection
verify validate check confirm verification validation
document readme documentation
docstring jsdoc javadoc
changelog releasenotes
explain describe clarify explanation
summarize summary recap digest tldr condense
translate localization internationalization translation localize
schedule cron scheduled
cache memoize caching
duplicate redundant dedupe deduplicate duplication
unused dead unreachable
obsolete deprecated legacy outdated stale deprecate
hang freeze stuck unresponsive frozen
monitor observability telemetry monitoring
notify notification alert
debug troubleshoot diagnose investigate debugging diagnosis investigation
reproduce repro reproduction
picture image photo pic
screenshot screengrab screencap
chart graph plot visualization visualize
diagram flowchart
spreadsheet excel xlsx
presentation slide slides deck powerpoint pptx ppt
column field
property attribute
row record
database datastore
backup snapshot
restore recover recovery
endpoint route
webhook callback
backend serverside
frontend clientside
website site webpage page
navbar navigation menu
mobile phone smartphone
font typography typeface
css stylesheet style styling
animation animate motion
mockup wireframe prototype
plan roadmap planning
requirement specification spec prd
ticket issue
task todo
email mail
payment billing pay invoice
cost expense spend
permission authorization privilege rbac
configuration setting preference configure
install setup installation
docker container dockerfile
terraform iac infrastructure
serverless lambda faas
pr pullrequest mergerequest mr
scrape crawl scraper crawler
convert transform conversion transformation
search find lookup
autocomplete typeahead
regex regexp
null nil
typescript ts
javascript js
python py
postgres postgresql pg psql
mongo mongodb
node nodejs
react reactjs
vue vuejs
csharp dotnet c#
cpp c++
mac macos osx
llm gpt
chatbot bot assistant
benchmark loadtest
concurrency parallel parallelism multithreading concurrent
loop iterate iteration
function method procedure
argument parameter
folder directory
cli commandline terminal
example sample demo
tutorial guide howto walkthrough
article blog blogpost
write draft compose
edit revise proofread polish
rewrite rephrase paraphrase reword
brainstorm ideate idea ideation
compare comparison versus
choose pick decide decision
survey questionnaire poll
hire recruit recruiting
resume cv
contract agreement
ad advertisement advert advertising
analyze analysis analytics
metric kpi measurement
predict forecast prediction
version versioning semver
copy clone
save persist
show display render
hide conceal
enable activate
disable deactivate
kill stop halt
restart reboot
reduce decrease shrink minimize
limit cap quota
big large huge
wrong incorrect
missing absent
incident outage downtime
postmortem retrospective retro
dangerous destructive risky risk
onboarding onboard newcomer
handoff handover
voice speech
audio sound
video clip footage
subtitle caption
transcript transcribe transcription
logo brand branding
tweet twitter
ssl tls
mask redact anonymize
memory ram
guideline convention standard
flag toggle
fixture seed
ignore skip suppress
goal objective okr
competitor rival
cite citation bibliography
paper manuscript
formula equation
scaffold bootstrap boilerplate skeleton
accessibility wcag
color palette
theme skin
cause reason
break broken
reply respond response answer
reuse reusable
encrypt encryption cipher
tracker tracking track
learn study
gather collect
list enumerate
count tally
schema ddl
commit checkin
wait sleep delay
empty blank
listener handler
widget component
deadline due
cart basket
shortcut hotkey keybinding
emoji emoticon
avatar thumbnail
tag label
upload attach attachment
ingest import
export dump
sync synchronize synchronization
orchestrate orchestration coordinate
delegate subagent
meeting minutes
teach tutor
quiz exam
improve enhance improvement enhancement refine
problem trouble
generate create produce
understand comprehend
difference diff delta
change modify alter modification
insert append
company organization org enterprise
wording phrasing
headline heading
link url hyperlink
comment remark
rating score grade
prioritize triage priority
stacktrace traceback backtrace
batch bulk
mutex lock
prettier format formatting
scale scalability scaling
expire expiry expiration ttl
mfa 2fa totp
forbid prohibit disallow
allow permit
protect guard safeguard
hack workaround
breach compromise
pentest penetration
compliance regulation regulatory
legal lawyer law attorney
finance financial
revenue earnings income
student learner pupil
course lesson curriculum
calendar agenda
note memo
plugin extension addon
finetune train
evaluate eval assess evaluation assessment
classify categorize classification categorization
outlier anomaly
reliable robust resilient reliability resilience
readable readability legible
complex complicated complexity
messy ugly spaghetti
beautiful pretty gorgeous attractive
accurate correct precise accuracy
weird strange odd unexpected
begin start
finish complete
cancel abort
textbox textfield input
carousel slider
spinner loader
toast snackbar
sidebar drawer
landing homepage
wizard stepper
padding margin spacing
firmware embedded
device hardware
linux unix
bash shell zsh
ide editor vscode
notebook jupyter ipynb
pytorch torch
s3 bucket
coupon discount voucher promo
refund reimburse
inventory stock
subscription subscribe
instruction directive
tool utility
teammate colleague coworker
stakeholder manager executive
breakage regression
hotfix patch
edgecase corner edge
tenant multitenant tenancy
realtime live websocket
github gh
whitelist allowlist
blacklist denylist blocklist
identifier uuid
`;

/**
 * The groups as keys.
 *
 * @throws Error if a word stands in two groups, is grammar, or is not one word.
 */
export function synonymKeys(groups: string): string {
  const owners = new Map<string, string>();
  return groups.trim().split("\n").map((line) => {
    const keys = new Set(line.split(" ").map(keyOf));
    for (const key of keys) {
      const owner = owners.get(key);
      if (owner !== undefined) throw new Error(`"${key}" stands in "${owner}" and in "${line}": leave it in one`);
      owners.set(key, line);
    }
    return [...keys].join(" ");
  }).join("\n");
}

function keyOf(word: string): string {
  const [term, ...others] = readTerms(word);
  if (term === undefined || term.stop || others.length > 0) throw new Error(`"${word}" is no single word`);
  return term.key;
}

if (import.meta.main) {
  writeTableModule({
    path: "src/core/text/synonym_table.ts",
    about: "Words that developers use for one and the same thing.",
    script: "scripts/tables/synonyms.ts",
    texts: [{
      name: "synonymText",
      about: "One group a line, as keys.",
      text: synonymKeys(SYNONYM_GROUPS),
    }],
  });
}
