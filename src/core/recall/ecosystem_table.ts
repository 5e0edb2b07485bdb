/**
 * Technologies by family: a prompt and a card that name different ones are about different things, however many common
 * words they share ("write unit tests in Go" against a card on testing with pytest).
 *
 * @module
 */

import { foldText } from "../text/normalize.ts";
import { readTerms, type Term } from "../text/terms.ts";
import { WordGroups } from "../text/word_groups.ts";

/** One family a line, in lower case as people write the names; compound names with their own separators. */
const FAMILIES = new WordGroups(`
javascript typescript js ts node.js nodejs node npm pnpm yarn deno bun eslint vite webpack jest vitest express nestjs
react reactjs react.js next.js nextjs jsx tsx redux usestate useeffect shadcn
vue vuejs vue.js nuxt nuxt.js pinia
angular rxjs
svelte sveltekit
dotnet c# csharp nuget msbuild blazor maui roslyn asp.net aspnetcore f# fsharp xunit nunit mstest winforms wpf efcore
java spring springboot spring-boot maven junit jvm mybatis hibernate
kotlin
android gradle apk apks adb jetpack logcat smali jadx apktool
ios swift swiftui xcode uikit cocoapods iphone ipad macos objective-c
flutter dart
expo react-native
python django flask fastapi pytest pip pandas numpy pydantic poetry conda jupyter uv
ruby rails rspec sidekiq
php laravel symfony
golang gin goroutine goroutines
rust cargo tokio clippy
c++ cpp cmake conan clang gcc
elixir phoenix erlang
haskell ocaml
scala spark
aws s3 lambda ec2 cloudformation dynamodb sagemaker cdk bedrock
azure bicep entra cosmosdb azd
gcp gcloud bigquery firebase firestore
cloudflare wrangler
vercel netlify
kubernetes k8s helm kubectl istio openshift argocd
docker dockerfile podman docker-compose
terraform opentofu pulumi ansible
postgres postgresql psql supabase
mysql mariadb
mongodb mongoose mongo
redis
sqlite
oracle plsql
kafka rabbitmq pulsar
elasticsearch opensearch kibana
graphql apollo
openapi swagger
jmeter locust k6
playwright cypress selenium puppeteer webdriver
git rebase worktree cherry-pick
github gh
gitlab
jira confluence atlassian
slack
notion
obsidian
figma
feishu lark
wechat weixin
dingtalk
excel xlsx spreadsheet spreadsheets openpyxl csv
docx
pptx powerpoint slides
pdf pdfs
latex overleaf bibtex
stm32 esp32 arduino keil freertos mcu uart firmware rtos
unity
unreal
godot
blender
ffmpeg
shopify
wordpress
stripe paypal
salesforce
sentry datadog grafana prometheus
openai gpt chatgpt
claude anthropic
gemini
langchain langgraph llamaindex
pytorch tensorflow keras huggingface
mcp
tailwind css scss
electron tauri
nginx caddy
solidity ethereum web3 solana
bash zsh powershell
vim neovim emacs
vscode
jenkins
minecraft
raspberry
`);

/**
 * The families of technologies that a text names.
 *
 * @param text Any text.
 * @param terms Its terms, where they have been read already.
 * @returns Their numbers, from 0, without repeats, in the order of the text.
 */
export function readEcosystems(text: string, terms: readonly Term[] = readTerms(text)): number[] {
  const folded = foldText(text);
  const found = new Set<number>();
  for (const { kind, start, end, stop } of terms) {
    if (stop || kind === "part" || kind === "pair" || kind === "character") continue;
    const family = FAMILIES.get(folded.slice(start, end).toLowerCase());
    if (family !== undefined) found.add(family);
  }
  return [...found];
}
