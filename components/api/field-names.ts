import type { useTranslations } from "next-intl";
import { nameFields } from "./problem.ts";

export type NameOfField = ReturnType<typeof useTranslations<"api.fields">>;

/** Has refusals name fields as the pages do, in place of the interface's names. @returns takes it back */
export function nameFieldsBy(t: NameOfField): () => void {
  return nameFields((path) => {
    const names = path.filter((part) => typeof part === "string");
    const known = [names.slice(-2).join("_"), names.at(-1) ?? ""].find((name) => t.has(name as Name));
    return known === undefined ? null : t(known as Name);
  });
}

type Name = Parameters<NameOfField>[0];
