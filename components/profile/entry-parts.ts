import type { Messages } from "../../i18n/messages.ts";
import type { ProfileList } from "./use-profile.ts";

export type PartName = keyof Messages["profile"]["parts"];
export type Part = {
  readonly name: PartName;
  readonly kind?: "passage" | "month" | "address";
  readonly required?: true;
};

/** What an entry of each list is made of; the first part names it. */
export const entryParts: Readonly<Record<ProfileList, readonly Part[]>> = {
  links: [
    { name: "label", required: true },
    { name: "url", kind: "address", required: true },
  ],
  experience: [
    { name: "title", required: true },
    { name: "company", required: true },
    { name: "location" },
    { name: "start", kind: "month" },
    { name: "end", kind: "month" },
    { name: "description", kind: "passage" },
  ],
  education: [
    { name: "school", required: true },
    { name: "degree" },
    { name: "field" },
    { name: "start", kind: "month" },
    { name: "end", kind: "month" },
    { name: "description", kind: "passage" },
  ],
  customAnswers: [
    { name: "question", required: true },
    { name: "answer", kind: "passage" },
  ],
};

/** An entry with every part as text. */
export type Entry = Partial<Record<PartName, string | null>>;

export const MAX_LENGTH = { line: 200, address: 2_048, month: 7, passage: 50_000 } as const;
