import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CodeSample } from "#components/docs/code-sample.tsx";
import { McpInstructions, McpSetup } from "#components/docs/guide/mcp-setup.tsx";
import { DocsSection, DocsTitle, proseTags } from "#components/docs/prose.tsx";
import { env } from "#server/lib/env.ts";
import { mcpInstructions, referenceGroups } from "#server/surfaces/reference/reference.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("docs.page"))("mcp") };
}

export default async function McpPage() {
  const t = await getTranslations("docs.mcp");
  const page = await getTranslations("docs.page");
  const url = `${env().PUBLIC_URL}/api/mcp`;
  const count = referenceGroups().reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <>
      <DocsTitle title={page("mcp")} lead={t.rich("lead", { ...proseTags, count })} />
      <DocsSection id="address" title={t("addressTitle")}>
        <CodeSample caption="MCP" code={url} />
      </DocsSection>
      <DocsSection id="ways" title={t("wayTitle")} text={t.rich("wayText", proseTags)} />
      <DocsSection id="clients" title={t("clientsTitle")}>
        <McpSetup url={url} />
      </DocsSection>
      <DocsSection id="tools" title={t("toolsTitle")} text={t("toolsText")} />
      <DocsSection id="meta" title={t("metaTitle")} text={t.rich("metaText", proseTags)} />
      <McpInstructions text={mcpInstructions} />
    </>
  );
}
