import { useTranslations } from "next-intl";
import { Tabs } from "#components/ui/tabs.tsx";
import type { Snippets } from "#server/surfaces/reference/snippets.ts";
import { CodeSample } from "../code-sample.tsx";

/** One call in three ways; it stays in sight beside a long description. */
export function SnippetTabs({ name, snippets }: { name: string; snippets: Snippets }) {
  const t = useTranslations("docs.reference");
  const tabs = (["curl", "typescript", "mcp"] as const).map((way) => ({
    value: way,
    label: t(way),
    content: <CodeSample caption={name} code={snippets[way]} />,
  }));
  return (
    <div className="min-w-0 xl:sticky xl:top-4 xl:self-start">
      <Tabs label={t("exampleOf", { name })} tabs={tabs} className="grid-cols-[minmax(0,1fr)] gap-3" />
    </div>
  );
}
