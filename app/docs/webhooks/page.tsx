import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CodeSample } from "#components/docs/code-sample.tsx";
import { DocsSection, DocsTitle, proseTags } from "#components/docs/prose.tsx";
import { limits } from "#server/transports/reference/limits.ts";
import { webhookExamples } from "#server/transports/reference/webhook-examples.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs");
  return { title: t("page.webhooks"), description: t("webhooks.lead") };
}

export default async function WebhooksPage() {
  const t = await getTranslations("docs.webhooks");
  const page = await getTranslations("docs.page");
  const { eventBytes, eventDays, outageDays, retryHours, secretHours, answerSeconds } = limits;
  return (
    <>
      <DocsTitle title={page("webhooks")} lead={t("lead")} />
      <DocsSection id="create" title={t("createTitle")} text={t.rich("createText", proseTags)} />
      <DocsSection
        id="delivery"
        title={t("deliveryTitle")}
        text={t.rich("deliveryText", { ...proseTags, eventBytes })}
      >
        <CodeSample caption="POST" code={webhookExamples.delivery} />
      </DocsSection>
      <DocsSection id="verify" title={t("verifyTitle")} text={t.rich("verifyText", proseTags)}>
        <CodeSample caption="TypeScript" code={webhookExamples.typescript} />
        <CodeSample caption="Python" code={webhookExamples.python} />
      </DocsSection>
      <DocsSection
        id="respond"
        title={t("respondTitle")}
        text={t.rich("respondText", { ...proseTags, seconds: answerSeconds })}
      />
      <DocsSection
        id="retries"
        title={t("retriesTitle")}
        text={t.rich("retriesText", { ...proseTags, hours: retryHours, days: outageDays, eventDays })}
      />
      <DocsSection id="twice" title={t("twiceTitle")} text={t.rich("twiceText", proseTags)} />
      <DocsSection
        id="rotate"
        title={t("rotateTitle")}
        text={t.rich("rotateText", { ...proseTags, hours: secretHours })}
      />
      <DocsSection
        id="organizations"
        title={t("organizationTitle")}
        text={t.rich("organizationText", proseTags)}
      />
      <DocsSection id="local" title={t("localTitle")} text={t.rich("localText", proseTags)} />
      <DocsSection id="try" title={t("tryTitle")} text={t.rich("tryText", proseTags)} />
    </>
  );
}
