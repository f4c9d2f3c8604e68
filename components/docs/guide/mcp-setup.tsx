import { useTranslations } from "next-intl";
import { Tabs } from "#components/ui/tabs.tsx";
import { TOOLSETS } from "#domain/toolsets.ts";
import { CodeSample } from "../code-sample.tsx";
import { DocsSection } from "../prose.tsx";
import { type McpClient, mcpByHand, mcpClients } from "./mcp-clients.ts";

/** Shows the setup of each usual client. */
export function McpSetup({ url }: { url: string }) {
  const t = useTranslations("docs.mcp");
  const tabs = mcpClients(url).map((client) => ({
    value: client.id,
    label: client.name,
    content: <ClientSetup client={client} url={url} />,
  }));
  const generic = { value: "generic", label: t("generic"), content: <ByHand url={url} /> };
  return (
    <Tabs
      keepsPanels
      label={t("clients")}
      tabs={[...tabs, generic]}
      className="min-w-0 grid-cols-[minmax(0,1fr)]"
    />
  );
}

function ClientSetup({ client, url }: { client: McpClient; url: string }) {
  const t = useTranslations("docs.mcp");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        <h3 className="font-medium">{t("withOauth")}</h3>
        {client.withOauth ? (
          <CodeSample caption={client.place} code={client.withOauth} />
        ) : (
          <>
            <p className="text-ink-muted">{t("connector")}</p>
            <CodeSample caption={t("addressTitle")} code={url} />
          </>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        <h3 className="font-medium">{t("withKey")}</h3>
        {client.withOauth ? null : <p className="text-ink-muted">{t("bridge")}</p>}
        <CodeSample caption={client.place} code={client.withKey} />
      </div>
    </div>
  );
}

function ByHand({ url }: { url: string }) {
  const t = useTranslations("docs.mcp");
  const { curl, inspector } = mcpByHand(url);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <p className="max-w-2xl leading-relaxed text-ink-muted">{t("genericText")}</p>
      <CodeSample caption="curl" code={curl} />
      <p className="max-w-2xl leading-relaxed text-ink-muted">{t("inspector")}</p>
      <CodeSample caption="sh" code={inspector} />
    </div>
  );
}

/** Says what the tools of each toolset are for. */
export function Toolsets() {
  const t = useTranslations("docs.mcp.toolsets");
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {TOOLSETS.map((toolset) => (
        <div key={toolset} className="contents">
          <dt className="font-mono">{toolset}</dt>
          <dd className="text-ink-muted">{t(toolset)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the instructions that a model gets when it connects. */
export function McpInstructions({ text }: { text: string }) {
  const t = useTranslations("docs.mcp");
  return (
    <DocsSection id="instructions" title={t("habitsTitle")} text={t("habitsText")}>
      <blockquote className="max-w-3xl rounded-panel border border-line bg-surface px-5 py-4 text-sm leading-relaxed whitespace-pre-line text-ink-muted">
        {text}
      </blockquote>
    </DocsSection>
  );
}
