import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CodeSample } from "#components/docs/code-sample.tsx";
import { AgentCosts } from "#components/docs/guide/agent-costs.tsx";
import { McpInstructions, McpSetup, Toolsets } from "#components/docs/guide/mcp-setup.tsx";
import { DocsSection, DocsTitle, proseTags } from "#components/docs/prose.tsx";
import { env } from "#server/lib/env.ts";
import { mcpInstructions, referenceGroups } from "#server/transports/reference/reference.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("docs.page"))("mcp") };
}

export default async function McpPage() {
  const t = await getTranslations("docs.mcp");
  const page = await getTranslations("docs.page");
  const whole = `${env().PUBLIC_URL}/api/mcp`;
  const url = `${whole}?toolset=search`;
  const operations = referenceGroups().flatMap((group) => group.operations);
  const counts = { count: operations.length, interface: operations.filter(({ isBeta }) => !isBeta).length };
  return (
    <>
      <DocsTitle title={page("mcp")} lead={t.rich("lead", proseTags)} />
      <DocsSection id="address" title={t("addressTitle")} text={t.rich("addressText", proseTags)}>
        <CodeSample caption="MCP" code={url} />
      </DocsSection>
      <DocsSection id="toolsets" title={t("toolsetsTitle")} text={t.rich("toolsetsText", proseTags)}>
        <Toolsets />
        <p className="max-w-2xl leading-relaxed text-ink-muted">
          {t.rich("wholeText", { ...proseTags, ...counts })}
        </p>
        <CodeSample caption="MCP" code={whole} />
      </DocsSection>
      <DocsSection id="ways" title={t("wayTitle")} text={t.rich("wayText", proseTags)} />
      <DocsSection id="clients" title={t("clientsTitle")}>
        <McpSetup url={url} />
      </DocsSection>
      <DocsSection id="tools" title={t("toolsTitle")} text={t("toolsText")} />
      <DocsSection id="prompts" title={t("promptsTitle")} text={t.rich("promptsText", proseTags)} />
      <AgentCosts />
      <DocsSection id="meta" title={t("metaTitle")} text={t.rich("metaText", proseTags)} />
      <McpInstructions text={mcpInstructions} />
    </>
  );
}
