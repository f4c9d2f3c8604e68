import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { nameFields } from "./problem.ts";

/** Has refusals name fields as the pages do, in place of the interface's names. */
export function useFieldNames(): void {
  const t = useTranslations("api.fields");
  useEffect(
    () =>
      nameFields((path) => {
        const names = path.filter((part) => typeof part === "string");
        const known = [names.slice(-2).join("_"), names.at(-1) ?? ""].find((name) => t.has(name as Name));
        return known === undefined ? null : t(known as Name);
      }),
    [t],
  );
}

type Name = Parameters<ReturnType<typeof useTranslations<"api.fields">>>[0];
