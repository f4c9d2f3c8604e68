import { readFileSync } from "node:fs";
import path from "node:path";
import type cardTexts from "../../messages/en/card.json";
import type companyTexts from "../../messages/en/companies.json";
import type rosterTexts from "../../messages/en/roster.json";
import type statusTexts from "../../messages/en/status.json";
import type tableTexts from "../../messages/en/table.json";

/** Reads the texts, which can't be imported: the build compiles the messages of pages, so that there is no plain JSON module. */
function texts<Texts>(name: string): Texts {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), "messages/en", `${name}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as Texts;
}

const card = texts<typeof cardTexts>("card");
const companies = texts<typeof companyTexts>("companies");
const roster = texts<typeof rosterTexts>("roster");
const status = texts<typeof statusTexts>("status");
const table = texts<typeof tableTexts>("table");

const { unknown: _said, ...industries } = companies.industries;

/** The pages' names of columns and values, for files that use the same words. No text has placeholders. */
export const LABELS = {
  tableColumns: table.columns,
  autoMoved: table.retired,
  statuses: status,
  workModes: card.workMode,
  workTypes: card.workType,
  payFrequencies: card.payFrequency,
  /** Without the empty choice. */
  industries,
  rosterColumns: roster.columns,
  rosterFile: roster.file,
  attentionReasons: roster.reasons,
};
