import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CodeSample } from "#components/docs/code-sample.tsx";
import { clientSamples } from "#components/docs/guide/client-samples.ts";
import { DocsSection, DocsTitle } from "#components/docs/prose.tsx";
import { env } from "#server/lib/env.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs");
  return { title: t("page.client"), description: t("client.lead") };
}

export default async function ClientPage() {
  const t = await getTranslations("docs.client");
  const page = await getTranslations("docs.page");
  const { make, use, walk } = clientSamples(env().PUBLIC_URL);
  return (
    <>
      <DocsTitle title={page("client")} lead={t("lead")} />
      <DocsSection title={t("makeTitle")} text={t("makeText")}>
        <CodeSample caption="sh" code={make} />
      </DocsSection>
      <DocsSection title={t("useTitle")} text={t("useText")}>
        <CodeSample caption="first-call.ts" code={use} />
      </DocsSection>
      <DocsSection title={t("pagesTitle")} text={t("pagesText")}>
        <CodeSample caption="walk.ts" code={walk} />
      </DocsSection>
    </>
  );
}
