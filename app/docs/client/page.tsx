import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CodeSample } from "#components/docs/code-sample.tsx";
import { clientSamples } from "#components/docs/guide/client-samples.ts";
import { DocsSection, DocsTitle, proseTags } from "#components/docs/prose.tsx";
import { env } from "#server/lib/env.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs");
  return { title: t("page.client"), description: t("client.lead") };
}

/** The parts of the page, each with its texts, its sample, and the place of the sample. */
const PARTS = [
  ["install", "sh"],
  ["use", "first-call.ts"],
  ["walk", "walk.ts"],
  ["errors", "errors.ts"],
  ["version", "version.ts"],
  ["webhook", "webhook.ts"],
  ["commandLine", "sh"],
  ["types", "sh"],
] as const;

export default async function ClientPage() {
  const t = await getTranslations("docs.client");
  const page = await getTranslations("docs.page");
  const samples = clientSamples(env().PUBLIC_URL);
  return (
    <>
      <DocsTitle title={page("client")} lead={t("lead")} />
      {PARTS.map(([part, caption]) => (
        <DocsSection key={part} id={part} title={t(`${part}Title`)} text={t.rich(`${part}Text`, proseTags)}>
          <CodeSample caption={caption} code={samples[part]} />
        </DocsSection>
      ))}
    </>
  );
}
