/**
 * The files of the skill, as `docs/skill/ome/` has them: they become part of the program.
 *
 * @module
 */

import cards from "../../../docs/skill/ome/cards.md" with { type: "text" };
import records from "../../../docs/skill/ome/records.md" with { type: "text" };
import reflect from "../../../docs/skill/ome/reflect.md" with { type: "text" };
import skill from "../../../docs/skill/ome/SKILL.md" with { type: "text" };

/** The name of the skill, and of its folder among the skills of an agent. */
export const SKILL_NAME = "ome";

/** The text of each file, by its name. */
export const SKILL_FILES: Readonly<Record<string, string>> = {
  "SKILL.md": skill,
  "cards.md": cards,
  "records.md": records,
  "reflect.md": reflect,
};
