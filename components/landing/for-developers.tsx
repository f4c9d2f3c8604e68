import { useTranslations } from "next-intl";
import { Facts, Section } from "./section.tsx";

/** Shows the same call as a request and as a tool. */
export function ForDevelopers({ origin }: { origin: string }) {
  const t = useTranslations("landing.developers");
  const facts = (
    <Facts>
      <li>{t("factScopes")}</li>
      <li>{t("factRetry")}</li>
      <li>{t("factSandbox")}</li>
      <li>
        <a
          href="/docs"
          className="font-medium text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
        >
          {t("docs")}
        </a>
      </li>
    </Facts>
  );
  return (
    <Section id="developers" label={t("label")} title={t("title")} text={t("text")} below={facts}>
      <div className="grid gap-5">
        <CodeBlock caption={t("restCaption")} kind={t("restTitle")} code={moveCall(origin)} />
        <CodeBlock caption={t("mcpCaption")} kind={t("mcpTitle")} code={clientConfiguration(origin)} />
      </div>
    </Section>
  );
}

/** Shows code with its caption; it scrolls within its frame, also by keyboard. */
function CodeBlock({ caption, kind, code }: { caption: string; kind: string; code: string }) {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-2.5 text-sm">
        <span className="font-medium">{caption}</span>
        <span className="text-xs text-ink-muted">{kind}</span>
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto px-4 py-4 font-mono text-[0.8125rem] leading-relaxed focus-visible:-outline-offset-2"
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}

/** Returns a request as a script makes it; a test runs it. */
export function moveCall(origin: string): string {
  return `curl ${origin}/api/v1/applications/app_01kah…/move \\
  -H "Authorization: Bearer ol_live_…" \\
  -H "Idempotency-Key: move-halden-1" \\
  -H "Content-Type: application/json" \\
  -d '{ "status": "interviewing", "position": { "first": true } }'`;
}

/** Returns the configuration of an MCP client; a test connects with it. */
export function clientConfiguration(origin: string): string {
  return `{
  "mcpServers": {
    "offerlane": {
      "type": "http",
      "url": "${origin}/api/mcp?toolset=search",
      "headers": { "Authorization": "Bearer ol_live_…" }
    }
  }
}`;
}
