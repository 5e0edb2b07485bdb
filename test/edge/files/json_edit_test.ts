import { assertEquals } from "@std/assert";
import { setInJson } from "../../../src/edge/files/json_edit.ts";

Deno.test("setInJson() makes the groups on the way", () => {
  assertEquals(
    setInJson('{\n  "version": 1\n}\n', ["retrieval", "maxCards"], 6),
    '{\n  "version": 1,\n  "retrieval": {\n    "maxCards": 6\n  }\n}\n',
  );
});

Deno.test("setInJson() keeps unknown keys, odd spacing and the byte-order mark", () => {
  const text = '\uFEFF{"mine" : [1,2],\n    "retrieval":{ "maxCards":4 } }';
  assertEquals(setInJson(text, ["retrieval", "maxCards"], 5), text.replace("4", "5"));
});
