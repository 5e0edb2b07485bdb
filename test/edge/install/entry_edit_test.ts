import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { installEntries, uninstallEntries, type WantedEntries } from "../../../src/edge/install/entry_edit.ts";

const WANTED: WantedEntries = {
  entries: [
    { keys: ["hooks", "Prompt"], item: { hooks: [{ type: "command", command: "/opt/ome hook run --provider x" }] } },
    { keys: ["hooks", "Start"], item: { matcher: "c", hooks: [{ command: "/opt/ome", args: ["hook", "run"] }] } },
  ],
  frame: {},
};
const FRAMED: WantedEntries = {
  entries: [{ keys: ["hooks", "before"], item: { command: "/opt/ome hook run --provider y", timeout: 5 } }],
  frame: { version: 1 },
};

/** Installs, installs again, takes out: the file must be the same, and hold our entries once in between. */
function assertUndone(text: string | undefined, wanted: WantedEntries): void {
  const once = installEntries(text, wanted);
  assertEquals(once.finding, undefined, `cannot install into ${JSON.stringify(text)}`);
  assertEquals(once.changed, true);
  const twice = installEntries(once.text, wanted);
  assertEquals(twice, { text: once.text, changed: false }, "the second time must change nothing");
  assertEquals(once.text!.split("/opt/ome").length - 1, wanted.entries.length);
  const back = uninstallEntries(once.text!, wanted);
  assertEquals(back.finding, undefined);
  assertEquals(back.text, text, `from ${JSON.stringify(text)} by ${JSON.stringify(once.text)}`);
}

const OTHER = `{"hooks": [{"type": "command", "command": "/srv/corp/ome hook run --corp"}]}`;

const FILES: Readonly<Record<string, string | undefined>> = {
  "no file": undefined,
  "an empty file": "",
  "blanks alone": " \n\n",
  "comments alone": "// mine\n",
  "a comment without a line end": "// mine",
  "an empty object": "{}",
  "an empty object, line end": "{}\n",
  "an empty object with a blank": "{ }",
  "an empty object over two lines": "{\n}\n",
  "an empty object with a blank line": "{\n\n}",
  "an empty object with a comment": "{ /* none */ }\n",
  "an empty object with a line comment": "{ // none\n}\n",
  "an empty object with a comment in its own line": "{\n  // none\n}\n",
  "other keys": `{\n  "model": "x",\n  "list": [1, 2]\n}\n`,
  "other keys in one line": `{"model":"x"}`,
  "a trailing comma": `{\n  "model": "x",\n}\n`,
  "a trailing comma in one line": `{"model":"x",}`,
  "a comment behind the last key": `{\n  "model": "x" // the good one\n}\n`,
  "a comment behind the last key and its comma": `{\n  "model": "x", // the good one\n  // the end\n}\n`,
  "a comment before a comma": `{\n  "model": "x" /* why */ ,\n}\n`,
  "empty hooks": `{\n  "hooks": {}\n}\n`,
  "empty hooks over lines": `{\n  "hooks": {\n  }\n}\n`,
  "hooks: null": `{\n  "a": 1,\n  "hooks": null\n}\n`,
  "hooks: null alone": `{"hooks":null}`,
  "hooks: []": `{ "hooks": [], "a": 1 }\n`,
  "an empty event": `{\n  "hooks": {\n    "Prompt": [],\n    "before": []\n  }\n}\n`,
  "an event that is null": `{\n  "hooks": {\n    "Prompt": null,\n    "before": null\n  }\n}\n`,
  "a foreign hook": `{\n  "hooks": {\n    "Prompt": [\n      ${OTHER}\n    ],\n    "before": [${OTHER}]\n  }\n}\n`,
  "a foreign hook and comments":
    `{\n  "hooks": {\n    "Prompt": [ // list\n      ${OTHER}, // corp\n      // end\n    ], /* more */\n  },\n}\n`,
  "CRLF": `{\r\n  "model": "x",\r\n  "hooks": {\r\n  }\r\n}\r\n`,
  "tabs": `{\n\t"model": "x",\n\t"hooks": {\n\t\t"Other": [\n\t\t\t${OTHER}\n\t\t]\n\t}\n}`,
  "a byte-order mark": `\uFEFF{\n  "model": "x"\n}\n`,
  "a byte-order mark alone": `\uFEFF`,
  "the frame alone": `{\n  "version": 1\n}\n`,
  "the frame behind hooks": `{\n  "hooks": {\n    "stop": [${OTHER}]\n  },\n  "version": 1\n}\n`,
  "the frame missing": `{\n  "hooks": {\n    "stop": [${OTHER}]\n  } // all\n}\n`,
};

for (const [name, text] of Object.entries(FILES)) {
  Deno.test(`uninstallEntries() undoes installEntries(): ${name}`, () => {
    assertUndone(text, WANTED);
    assertUndone(text, FRAMED);
  });
}

Deno.test("uninstallEntries() undoes installEntries() on any settings", () => {
  const key = fc.constantFrom("hooks", "Prompt", "Start", "before", "a", "b");
  const blank = fc.constantFrom("", " ", "\n", "\n  ", " // c\n", "/* c */", "\r\n\t");
  const { value } = fc.letrec<{ value: string; object: string; list: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom("1", '"x"', "null", "true", OTHER),
      tie("object"),
      tie("list"),
    ),
    object: fc.tuple(
      fc.uniqueArray(key, { maxLength: 3 }),
      fc.array(tie("value"), { minLength: 3, maxLength: 3 }),
      fc.array(blank, { minLength: 8, maxLength: 8 }),
      fc.boolean(),
    )
      .map(([keys, values, blanks, comma]) =>
        `{${blanks[7]}${keys.map((name, at) => `${blanks[at]}"${name}":${values[at]}${blanks[at + 3]}`).join(",")}${
          comma && keys.length > 0 ? "," : ""
        }${blanks[6]}}`
      ),
    list: fc.tuple(
      fc.array(tie("value"), { maxLength: 2 }),
      fc.array(blank, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
    )
      .map(([values, blanks, comma]) =>
        `[${values.map((item, at) => `${blanks[at]}${item}${blanks[at + 1]}`).join(",")}${
          comma && values.length > 0 ? "," : ""
        }${blanks[3]}]`
      ),
  }));
  const settings = fc.tuple(value, blank).filter(([text]) => text.startsWith("{")).map(([text, end]) => text + end);
  let edited = 0;
  fc.assert(
    fc.property(settings, fc.constantFrom(WANTED, FRAMED), (text, wanted) => {
      if (installEntries(text, wanted).finding !== undefined) return;
      edited++;
      assertUndone(text, wanted);
    }),
    { numRuns: 2000, seed: 7 },
  );
  assertEquals(edited > 500, true, `only ${edited} of the settings could be edited`);
});
