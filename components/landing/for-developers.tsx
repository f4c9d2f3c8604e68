import { useTranslations } from "next-intl";
import { CodeBlock } from "./code-block.tsx";
import { Section } from "./section.tsx";

function moveCall(origin: string): string {
  return `curl ${origin}/api/v1/applications/app_01kah…/move \\
  -H "Authorization: Bearer ol_live_…" \\
  -H "Idempotency-Key: move-halden-1" \\
  -H "Content-Type: application/json" \\
  -d '{ "status": "interviewing", "position": { "first": true } }'`;
}

function clientConfiguration(origin: string): string {
  return `{
  "mcpServers": {
    "offerlane": {
      "type": "http",
      "url": "${origin}/api/mcp",
      "headers": { "Authorization": "Bearer ol_live_…" }
    }
  }
}`;
}

/** The same call twice: as a request, and as a tool. */
export function ForDevelopers({ origin }: { origin: string }) {
  const t = useTranslations("landing.developers");
  const facts = (
    <ul className="mt-6 grid gap-3 text-sm leading-relaxed text-ink-muted">
      <li>{t("factScopes")}</li>
      <li>{t("factRetry")}</li>
      <li>{t("factSandbox")}</li>
      <li>
        <a
          href="/api/v1/openapi.json"
          className="font-medium text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
        >
          {t("openapi")}
        </a>
      </li>
    </ul>
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
