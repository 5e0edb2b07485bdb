import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import type { CardIndex } from "../../../src/core/recall/card_index.ts";
import { profileCard } from "../../../src/core/recall/card_profile.ts";
import { indexProfiles } from "../../../src/core/recall/index_cards.ts";
import { encodeIndex } from "../../../src/edge/card_index/encode_index.ts";
import type { FileStamp } from "../../../src/edge/card_index/file_stamp.ts";
import { IndexFileError } from "../../../src/edge/binary/index_file_error.ts";
import { openIndex } from "../../../src/edge/card_index/open_index.ts";
import type { OpenFile } from "../../../src/edge/host.ts";
import { SOME_KEYS, someCards } from "./some_cards.ts";

const VERSION = "layout 1, test";

function opened(bytes: Uint8Array): OpenFile {
  return {
    size: bytes.length,
    readAt: (offset, length) => bytes.slice(offset, offset + length),
    close: () => {},
  };
}

function encoded(count: number): { bytes: Uint8Array; stamps: FileStamp[] } {
  const profiles = someCards(count).map(profileCard);
  const stamps = profiles.map(({ id, policy }, at): FileStamp => ({
    name: `${id}.md`,
    role: policy === "off" ? "off" : "card",
    size: 1000 + at,
    mtimeMs: 1_790_000_000_000.5 + at,
    inode: at === 0 ? 0xffff_ffff : at,
    problem: "",
  }));
  const shown = profiles.filter(({ policy }) => policy !== "off");
  return { bytes: encodeIndex({ version: VERSION, folderMtimeMs: 17, stamps, profiles: shown }), stamps };
}

/** Everything that recall can ask of an index. */
function answers(index: CardIndex): unknown {
  const postings = SOME_KEYS.map((key) => Array.from(index.postings(key)));
  const ordinals = [...new Set(postings.flat())];
  const profiles = ordinals.map((ordinal) => [index.id(ordinal), index.profile(ordinal)]);
  const frequencies = SOME_KEYS.map((key) => index.documentFrequency(key));
  return {
    size: index.size,
    end: index.end,
    frequencies,
    scopes: index.scopes,
    lengths: index.averageLengths,
    postings,
    profiles,
  };
}

for (const count of [0, 1, 2, 40, 300]) {
  Deno.test(`openIndex() answers like the index in memory, with ${count} cards`, () => {
    const { bytes, stamps } = encoded(count);
    const file = openIndex(opened(bytes), VERSION);
    assertEquals(answers(file.index), answers(indexProfiles(someCards(count).map(profileCard))));
    assertEquals(file.stamps.names.map((_, place) => file.stamps.at(place)), stamps);
    assertEquals(file.folderMtimeMs, 17);
  });
}

Deno.test("openIndex() refuses another version, a foreign file, and one that was cut", () => {
  const { bytes } = encoded(20);
  assertThrows(() => openIndex(opened(bytes), "layout 2"), IndexFileError, "version");
  assertThrows(() => openIndex(opened(new TextEncoder().encode("# notes, not an index")), VERSION), IndexFileError);
  for (const length of [0, 3, 15, 16, 17, 300, bytes.length - 1]) {
    assertThrows(() => openIndex(opened(bytes.slice(0, length)), VERSION), IndexFileError);
  }
});

Deno.test("openIndex() notices a changed byte, wherever it is, or answers as before", () => {
  const { bytes } = encoded(40);
  const whole = JSON.stringify(answers(openIndex(opened(bytes), VERSION).index));
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] as number) ^ flip;
      try {
        assertEquals(JSON.stringify(answers(openIndex(opened(damaged), VERSION).index)), whole);
      } catch (error) {
        assert(error instanceof IndexFileError, String(error));
      }
    }),
    { numRuns: 300, seed: 1 },
  );
});
