import { assert, assertEquals } from "@std/assert";
import { fieldBits, postingKeys, profileCard } from "../../../src/core/recall/card_profile.ts";
import { aCard } from "./a_card.ts";

Deno.test("profileCard() is plain data", () => {
  const profile = profileCard(aCard({ title: "缓存一致性", summary: "先写库", triggers: ["delete the cache"] }));
  assertEquals(JSON.parse(JSON.stringify(profile)), profile);
});

Deno.test("profileCard() marks the fields that hold a term", () => {
  const { terms } = profileCard(aCard({ title: "Force push", triggers: ["force push"], rule: "lease" }));
  const fieldsOf = (key: string) => terms.fields[terms.keys.indexOf(key)];
  assertEquals(fieldsOf("forc"), fieldBits("title", "triggers"));
  assertEquals(fieldsOf("leas"), fieldBits("rule"));
});

Deno.test("profileCard() translates Chinese terms, after the card's own", () => {
  const { terms } = profileCard(aCard({ title: "重构", language: "zh" }));
  assertEquals(terms.keys.indexOf("refactor") >= terms.translatedFrom, true);
});

Deno.test("postingKeys() lists telling terms outside the rule, and no words of ignore_when alone", () => {
  const keys = postingKeys(
    profileCard(aCard({ title: "Kubernetes rollout", ignoreWhen: ["minikube"], rule: "kustomize the file" })),
  );
  assert(keys.includes("kubernet"));
  assertEquals(keys.filter((key) => ["minikub", "kustom", "file"].includes(key)), []);
});
