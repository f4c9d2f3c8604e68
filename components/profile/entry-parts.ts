import type { useTranslations } from "next-intl";
import { linkField } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { Messages } from "../../i18n/messages.ts";
import type { ProfileList } from "./use-profile.ts";

export type PartName = keyof Messages["profile"]["parts"];
export type Part = {
  readonly name: PartName;
  readonly kind?: "passage" | "month" | "address";
  readonly required?: true;
  /** True if it takes the whole width. */
  readonly wide?: true;
};

/** The parts of an entry of each list; the first part names it. */
export const entryParts: Readonly<Record<ProfileList, readonly Part[]>> = {
  links: [
    { name: "label", required: true, wide: true },
    { name: "url", kind: "address", required: true, wide: true },
  ],
  experience: [
    { name: "title", required: true },
    { name: "company", required: true },
    { name: "start", kind: "month" },
    { name: "end", kind: "month" },
    { name: "location", wide: true },
    { name: "description", kind: "passage", wide: true },
  ],
  education: [
    { name: "school", required: true, wide: true },
    { name: "degree" },
    { name: "field" },
    { name: "start", kind: "month" },
    { name: "end", kind: "month" },
    { name: "description", kind: "passage", wide: true },
  ],
  customAnswers: [
    { name: "question", required: true, wide: true },
    { name: "answer", kind: "passage", wide: true },
  ],
};

/** An entry with every part as text. */
export type Entry = Partial<Record<PartName, string | null>>;

/** Returns the properties of the field for a one-line part. */
export function lineField({ name, kind }: Part, t: ReturnType<typeof useTranslations<"profile">>) {
  if (kind === "address") return linkField;
  if (kind !== "month") return { maxLength: LIMITS.text.title };
  return { maxLength: 7, placeholder: t(`months.${name === "end" ? "end" : "start"}`) };
}
