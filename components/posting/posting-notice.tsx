import { CircleAlert, Sparkles } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Spinner } from "#components/ui/plain-button.tsx";
import type { Posting, PostingState } from "./use-posting.ts";

type Field = keyof Posting["sources"];
type FieldSource = NonNullable<Posting["sources"][Field]>;

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
        return [<Sparkles key="icon" aria-hidden className="text-accent-text" />, found];
      }
    }
  })();
  return (
    <>
      <p
        role="status"
        className="flex gap-2 text-sm text-ink-muted empty:hidden *:mt-0.5 *:size-4 *:shrink-0"
      >
        {icon}
        {text}
      </p>
      {state.kind === "found" && <Sources sources={state.sources} />}
    </>
  );
}

/** Shows the source of each field, folded; nothing if the sources are unknown. */
function Sources({ sources }: { sources: Posting["sources"] }) {
  const t = useTranslations("posting");
  const format = useFormatter();
  const sourceEntries = Object.entries(sources) as [Field, FieldSource][];
  if (sourceEntries.length === 0) return null;
  return (
    <details className="text-sm text-ink-muted">
      <summary className="w-fit cursor-pointer rounded-control py-1">{t("sourceOfFields")}</summary>
      <ul className="list-disc pl-6">
        {[...Map.groupBy(sourceEntries, ([, source]) => source)].map(([source, entries]) => (
          <li key={source}>
            {t("source", {
              source: t(`sources.${source}`),
              fields: format.list(entries.map(([field]) => t(`details.${field}`))),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
