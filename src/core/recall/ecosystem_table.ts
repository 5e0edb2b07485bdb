/**
 * Technologies by family: a prompt and a card that name rivals are about different things, however many common words they
 * share ("write unit tests in Go" against a card on testing with pytest). What goes along with others tells nothing: a
 * card on React may well fit a prompt that names pnpm, Postgres and GitHub.
 *
 * @module
 */

import { foldText } from "../text/normalize.ts";
import { readTerms, type Term } from "../text/terms.ts";
import { WordGroups } from "../text/word_groups.ts";

/**
 * One family a line, in lower case as people write the names; compound names with their own separators. Before the colon
 * stands its kind: families of one kind stand in for each other, those that are `beside` go along with any.
 */
const FAMILIES_TEXT = `
language: javascript typescript js ts node.js nodejs node npm pnpm yarn deno bun eslint vite webpack jest vitest express nestjs
language: dotnet c# csharp nuget msbuild blazor maui roslyn asp.net aspnetcore f# fsharp xunit nunit mstest winforms wpf efcore
language: java spring springboot spring-boot maven junit jvm mybatis hibernate
language: kotlin
language: python django flask fastapi pytest pip pandas numpy pydantic poetry conda jupyter uv
language: ruby rails rspec sidekiq
language: php laravel symfony
language: golang gin goroutine goroutines
language: rust cargo tokio clippy
language: c++ cpp cmake conan clang gcc
language: elixir phoenix erlang
language: haskell ocaml
language: scala spark
frontend: react reactjs react.js next.js nextjs jsx tsx redux usestate useeffect shadcn
frontend: vue vuejs vue.js nuxt nuxt.js pinia
frontend: angular rxjs
frontend: svelte sveltekit
frontend: flutter dart
mobile: android gradle apk apks adb jetpack logcat smali jadx apktool
mobile: ios swift swiftui xcode uikit cocoapods iphone ipad macos objective-c
cloud: aws s3 lambda ec2 cloudformation dynamodb sagemaker cdk bedrock
cloud: azure bicep entra cosmosdb azd
cloud: gcp gcloud bigquery firebase firestore
cloud: cloudflare wrangler
cloud: vercel netlify
database: postgres postgresql psql supabase
database: mysql mariadb
database: mongodb mongoose mongo
database: sqlite
database: oracle plsql
document: excel xlsx spreadsheet spreadsheets openpyxl csv
document: docx
document: pptx powerpoint slides
document: pdf pdfs
document: latex overleaf bibtex
engine: unity
engine: unreal
engine: godot
engine: blender
engine: minecraft
forge: github gh
forge: gitlab
notes: notion
notes: obsidian
chat: slack
chat: feishu lark
chat: wechat weixin
chat: dingtalk
board: stm32 esp32 arduino keil freertos mcu uart firmware rtos
board: raspberry
shop: shopify
shop: wordpress
shop: salesforce
model: openai gpt chatgpt
model: gemini
editor: vim neovim emacs
editor: vscode
beside: expo react-native
beside: kubernetes k8s helm kubectl istio openshift argocd
beside: docker dockerfile podman docker-compose
beside: terraform opentofu pulumi ansible
beside: redis
beside: kafka rabbitmq pulsar
beside: elasticsearch opensearch kibana
beside: graphql apollo
beside: openapi swagger
beside: jmeter locust k6
beside: playwright cypress selenium puppeteer webdriver
beside: git rebase worktree cherry-pick
beside: jira confluence atlassian
beside: figma
beside: ffmpeg
beside: stripe paypal
beside: sentry datadog grafana prometheus
beside: claude anthropic
beside: langchain langgraph llamaindex
beside: pytorch tensorflow keras huggingface
beside: mcp
beside: tailwind css scss
beside: electron tauri
beside: nginx caddy
beside: solidity ethereum web3 solana
beside: bash zsh powershell
beside: jenkins
`;

const FAMILIES = new WordGroups(FAMILIES_TEXT);

let kinds: readonly string[] | undefined;

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

/**
 * Tells whether two families are of one kind, and so not both meant by one task.
 *
 * @param one A family.
 * @param other Another one.
 * @returns Whether they are rivals.
 */
export function areRivals(one: number, other: number): boolean {
  return one !== other && kindOf(one) !== "beside" && kindOf(one) === kindOf(other);
}

function kindOf(family: number): string | undefined {
  kinds ??= FAMILIES_TEXT.trim().split("\n").map((line) => line.slice(0, line.indexOf(":")));
  return kinds[family];
}
