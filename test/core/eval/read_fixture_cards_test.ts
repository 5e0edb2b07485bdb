import { assertEquals } from "@std/assert";
import { readFixtureCards } from "../../../src/core/eval/read_fixture_cards.ts";

const CARD = { id: "a", title: "A", summary: "When…", language: "en", rule: "Do it", criteria: { use_when: ["x y"] } };

Deno.test("readFixtureCards() reads front matter in snake case, active unless told", () => {
  const [one] = readFixtureCards([CARD]).cards;
  assertEquals([one?.card.status, one?.card.criteria.useWhen, one?.libraryScope], ["active", ["x y"], "global"]);
});

Deno.test("readFixtureCards() puts a card into the project's library", () => {
  assertEquals(readFixtureCards([{ ...CARD, library: "project" }]).cards[0]?.libraryScope, "project");
});

Deno.test("readFixtureCards() names any number of problems with one card", () => {
  const unknown = Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [`key_${at}`, ""]));
  const { findings } = readFixtureCards([{ ...CARD, ...unknown }]);
  assertEquals(findings.length, 150_000);
});

Deno.test("readFixtureCards() names what is wrong with its place", () => {
  const locate = ([place, key]: readonly (string | number)[]) => ({
    line: Number(place) + 1,
    column: key === "id" ? 7 : 1,
  });
  const findings = (cards: unknown) =>
    readFixtureCards(cards, { locate }).findings.map(({ message, line }) => `${line} ${message}`);
  assertEquals(findings([CARD, { ...CARD, id: "b", rule: undefined }]), ['2 [1].rule: "rule" is missing']);
  assertEquals(findings([CARD, CARD]), ['2 [1].id: The card "a" is there twice']);
  assertEquals(findings([{ ...CARD, status: "sleeping" }])[0]?.startsWith("1 [0]: "), true);
  assertEquals(readFixtureCards({}).findings[0]?.code, "suite.fixture-card");
});
