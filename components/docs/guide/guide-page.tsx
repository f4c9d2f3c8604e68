import { useTranslations } from "next-intl";
import { CodeSample } from "../code-sample.tsx";
import { DocsSection, DocsTitle, proseTags } from "../prose.tsx";
import type { Guide, GuidePart } from "./guides.ts";

export type GuidePageProps = {
  guide: Guide;
  parts: readonly GuidePart[];
  /** The limits that the texts mention. */
  limits: Readonly<Record<string, string | number>>;
};

/** Shows a guide: its parts, each with its sample. */
export function GuidePage({ guide, parts, limits }: GuidePageProps) {
  const t = useTranslations("docsGuides");
  const page = useTranslations("docs.page");
  // The parts of a guide come from its list, not from the types of the messages.
  const text = (key: string) => t.rich(key as "agent.act.text", { ...proseTags, ...limits });
  return (
    <>
      <DocsTitle title={page(guide)} lead={text(`${guide}.lead`)} />
      {parts.map(({ id, caption, code }) => (
        <DocsSection
          key={id}
          id={id}
          title={t(`${guide}.${id}.title` as "agent.act.title")}
          text={text(`${guide}.${id}.text`)}
        >
          {code === null ? null : <CodeSample caption={caption} code={code} />}
        </DocsSection>
      ))}
    </>
  );
}
