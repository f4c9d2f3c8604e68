"use client";
import { CircleAlert, Sparkles } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Spinner } from "#components/ui/plain-button.tsx";
import type { Posting, PostingState } from "./use-posting.ts";

type Field = keyof Posting["sources"];
type FieldSource = NonNullable<Posting["sources"][Field]>;

/** Returns the sources of a posting's fields, each with its fields. */
function fieldsBySource(sources: Posting["sources"]): [FieldSource, Field[]][] {
  const given = Object.entries(sources) as [Field, FieldSource][];
  const bySource = Map.groupBy(given, ([, source]) => source);
  return [...bySource].map(([source, entries]) => [source, entries.map(([field]) => field)]);
}

/** Shows the result of reading a link; it never blocks typing. */
export function PostingNotice({ state }: { state: PostingState }) {
  const t = useTranslations("posting");
  const format = useFormatter();
  const [icon, text] = ((): [ReactNode, string | null] => {
    switch (state.kind) {
      case "idle":
        return [null, null];
      case "reading":
        return [<Spinner key="icon" />, t("reading")];
      case "failed":
        return [<CircleAlert key="icon" aria-hidden />, state.detail ?? t("unanswered")];
      case "refused":
        return [<CircleAlert key="icon" aria-hidden />, t(`refused.${state.reason}`)];
      case "found": {
        const details = state.details.map((detail) => t(`details.${detail}`));
        const found = details.length > 0 ? t("foundMore", { details: format.list(details) }) : t("found");
        const sources = fieldsBySource(state.sources).map(([source, fields]) =>
          t("source", {
            source: t(`sources.${source}`),
            fields: format.list(fields.map((field) => t(`details.${field}`))),
          }),
        );
        return [
          <Sparkles key="icon" aria-hidden className="text-accent-text" />,
          [found, ...sources].join(" "),
        ];
      }
    }
  })();
  return (
    <p role="status" className="flex gap-2 text-sm text-ink-muted empty:hidden *:mt-0.5 *:size-4 *:shrink-0">
      {icon}
      {text}
    </p>
  );
}
