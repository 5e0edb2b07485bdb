import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { PayloadReader } from "../../../src/edge/hook/payload.ts";

const encode = (text: string) => new TextEncoder().encode(text);

Deno.test("PayloadReader.read() reads the first whole object (fault 22)", () => {
  const cases: [text: string, payload: unknown][] = [
    ['{"prompt":"a"}', { prompt: "a" }],
    ['\ufeff{"prompt":"a"}\r\n', { prompt: "a" }],
    ['{"prompt":"a"}{"prompt":"b"}', { prompt: "a" }],
    ['{"prompt":"a } \\" }"}\n{"prompt":"b', { prompt: 'a } " }' }],
    ['{"a":{"b":{}}} trailing', { a: { b: {} } }],
  ];
  for (const [text, payload] of cases) assertEquals(new PayloadReader().read(encode(text)), payload);
});

Deno.test("PayloadReader.read() answers an empty or broken input with nothing (fault 22)", () => {
  for (const text of ["", " ", "{", '{"prompt":"a', "[1]", "null", '"x"', "}{", "hello", "{]", '{"a":}']) {
    assertEquals(new PayloadReader().read(encode(text)), undefined);
  }
});

Deno.test("PayloadReader.read() decodes broken UTF-8 leniently", () => {
  const bytes = Uint8Array.from([...encode('{"prompt":"a'), 0xff, ...encode('"}')]);
  assertEquals(new PayloadReader().read(bytes), { prompt: "a\ufffd" });
});

Deno.test("PayloadReader.read() finds the object whatever follows it", () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (object, rest) => {
    const text = JSON.stringify(object);
    assertEquals(new PayloadReader().read(encode(text + "\n" + rest)), JSON.parse(text));
  }));
});

Deno.test("PayloadReader.isWhole() waits for the end of the object, and for nothing after it", () => {
  const whole = '{"prompt":"a } b","more":{"x":"}"}}';
  for (let length = 0; length < whole.length; length++) {
    assertEquals(new PayloadReader().isWhole(encode(whole.slice(0, length))), false);
  }
  for (const after of ["", "\n", " \r\n"]) assertEquals(new PayloadReader().isWhole(encode(whole + after)), true);
});
