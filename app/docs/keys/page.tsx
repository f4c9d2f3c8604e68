import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { CodeSample } from "#components/docs/code-sample.tsx";
import { DocsSection, DocsTitle, proseTags } from "#components/docs/prose.tsx";
import { env } from "#server/lib/env.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs");
  return { title: t("page.keys"), description: t("keys.lead") };
}

export default async function KeysPage() {
  const t = await getTranslations("docs.keys");
  const page = await getTranslations("docs.page");
  const whoami = `curl ${env().PUBLIC_URL}/api/v1/me \\\n  -H "Authorization: Bearer $OFFERLANE_KEY"`;
  return (
    <>
      <DocsTitle title={page("keys")} lead={t("lead")} />
      <DocsSection id="sending" title={t("headerTitle")} text={t("headerText")}>
        <CodeSample caption="me.get" code={whoami} />
      </DocsSection>
      <DocsSection
        id="environments"
        title={t("environmentsTitle")}
        text={t.rich("environmentsText", proseTags)}
      />
      <DocsSection id="scopes" title={t("scopesTitle")} text={t.rich("scopesText", proseTags)}>
        <Link
          href="/docs/roles#scopes"
          className="justify-self-start text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
        >
          {page("roles")}
        </Link>
      </DocsSection>
      <DocsSection id="organization" title={t("restrictedTitle")} text={t("restrictedText")} />
      <DocsSection id="oauth" title={t("oauthTitle")} text={t.rich("oauthText", proseTags)} />
      <DocsSection id="care" title={t("careTitle")} text={t("careText")} />
    </>
  );
}
