import { useTranslations } from "next-intl";
import { Tabs } from "#components/ui/tabs.tsx";
import type { ReferenceOperation } from "#server/transports/reference/reference.ts";
import { CodeSample } from "../code-sample.tsx";
import { TryIt } from "../run/try-it.tsx";

export type SnippetTabsProps = { operation: ReferenceOperation; isSignedIn: boolean };

/** Shows one call in four ways, with a button to send it; it stays in sight beside a long description. */
export function SnippetTabs({ operation, isSignedIn }: SnippetTabsProps) {
  const t = useTranslations("docs.reference");
  const { name, snippets, request, parameters, destroys } = operation;
  const tabs = (["curl", "typescript", "python", "mcp"] as const).map((way) => ({
    value: way,
    label: t(way),
    content: <CodeSample caption={name} code={snippets[way]} />,
  }));
  const { method, path, pathFields, body, rows } = request;
  const query = new URLSearchParams(
    Object.entries(request.query).map(([field, value]) => [field, String(value)]),
  ).toString();
  const takesQuery = parameters.some(({ place }) => place === "query");
  const runnable = { name, method, path, pathFields, query, takesQuery, body, rows, destroys };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3.5 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto">
      <Tabs
        keepsPanels
        label={t("exampleOf", { name })}
        tabs={tabs}
        className="grid-cols-[minmax(0,1fr)] gap-3"
      />
      <TryIt runnable={runnable} isSignedIn={isSignedIn} />
    </div>
  );
}
