import { getTranslations } from "next-intl/server";
import { type DocsDocument, proseTags, type Structure, sample, section } from "#components/docs/document.ts";
import { mcpByHand, mcpClients } from "#components/docs/guide/mcp-clients.ts";
import { TOOLSETS } from "#domain/toolsets.ts";
import { env } from "#server/lib/env.ts";
import { AGENT_COSTS } from "#server/transports/reference/limits.ts";
import { mcpInstructions, referenceGroups } from "#server/transports/reference/reference.ts";

/** Describes how agents connect, what the tools are, and what tasks cost. */
export async function mcp(): Promise<DocsDocument> {
  const t = await getTranslations("docs.mcp");
  const page = await getTranslations("docs.page");
  const whole = `${env().PUBLIC_URL}/api/mcp`;
  const url = `${whole}?toolset=search`;
  const operations = referenceGroups().flatMap((group) => group.operations);
  const counts = { count: operations.length, interface: operations.filter(({ isBeta }) => !isBeta).length };
  return {
    title: page("mcp"),
    lead: t.markup("lead", proseTags),
    blocks: [
      section(t("addressTitle"), [t.markup("addressText", proseTags), sample("MCP", url)], "address"),
      section(
        t("toolsetsTitle"),
        [
          t.markup("toolsetsText", proseTags),
          {
            kind: "terms",
            terms: TOOLSETS.map((toolset) => [`\`${toolset}\``, t(`toolsets.${toolset}`)] as const),
          },
          t.markup("wholeText", { ...proseTags, ...counts }),
          sample("MCP", whole),
        ],
        "toolsets",
      ),
      section(t("wayTitle"), [t.markup("wayText", proseTags)], "ways"),
      section(t("clientsTitle"), [await setup(url)], "clients"),
      section(t("toolsTitle"), [t("toolsText")], "tools"),
      section(t("promptsTitle"), [t.markup("promptsText", proseTags)], "prompts"),
      section(t("costs.title"), [t("costs.text"), await costs()], "costs"),
      section(t("metaTitle"), [t.markup("metaText", proseTags)], "meta"),
      section(t("habitsTitle"), [t("habitsText"), { kind: "quote", text: mcpInstructions }], "instructions"),
    ],
  };
}

/** Describes the setup of each usual client. */
async function setup(url: string): Promise<Structure> {
  const t = await getTranslations("docs.mcp");
  const { curl, inspector } = mcpByHand(url);
  const clients = mcpClients(url).map(({ name, place, withOauth, withKey }) => ({
    label: name,
    blocks: [
      section(
        t("withOauth"),
        withOauth ? [sample(place, withOauth)] : [t("connector"), sample(t("addressTitle"), url)],
      ),
      section(t("withKey"), [...(withOauth ? [] : [t("bridge")]), sample(place, withKey)]),
    ],
  }));
  const generic = {
    label: t("generic"),
    blocks: [t("genericText"), sample("curl", curl), t("inspector"), sample("sh", inspector)],
  };
  return { kind: "tabs", label: t("clients"), tabs: [...clients, generic] };
}

/** Lists the tasks of an agent with their costs. */
async function costs(): Promise<Structure> {
  const t = await getTranslations("docs.mcp.costs");
  return {
    kind: "table",
    caption: t("title"),
    columns: [
      { label: t("task"), isWide: true },
      { label: t("toolsets") },
      { label: t("calls"), align: "right" },
      { label: t("tokens"), align: "right" },
    ],
    rows: (Object.keys(AGENT_COSTS) as (keyof typeof AGENT_COSTS)[]).map((task) => {
      const { toolsets, calls, tokens } = AGENT_COSTS[task];
      return [t(`tasks.${task}`), `\`${toolsets}\``, String(calls), t("about", { tokens })];
    }),
  };
}
