import { assertEquals } from "@std/assert";
import { parse } from "@std/yaml";

const WORKFLOWS = new URL("../../.github/workflows/", import.meta.url);

for (const { name } of Deno.readDirSync(WORKFLOWS)) {
  Deno.test(`.github/workflows/${name} is YAML, and every step of its jobs runs or uses something`, () => {
    const { jobs } = parse(Deno.readTextFileSync(new URL(name, WORKFLOWS))) as {
      jobs: Record<string, { steps: Record<string, unknown>[] }>;
    };
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    assertEquals(steps.filter((step) => typeof (step.run ?? step.uses) !== "string"), []);
  });
}
