import Link from "next/link";
import { useTranslations } from "next-intl";
import { clientConfiguration, moveCall } from "./calls.ts";
import { CodeBlock } from "./code-block.tsx";
import { Facts, Section } from "./section.tsx";

/** The same call twice: as a request, and as a tool. */
export function ForDevelopers({ origin }: { origin: string }) {
  const t = useTranslations("landing.developers");
  const facts = (
    <Facts>
      <li>{t("factScopes")}</li>
      <li>{t("factRetry")}</li>
      <li>{t("factSandbox")}</li>
      <li>
        <Link
          href="/docs"
          className="font-medium text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
        >
          {t("docs")}
        </Link>
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
