import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { CodeSample } from "#components/docs/code-sample.tsx";
import { DocsSection, DocsTitle, proseTags } from "#components/docs/prose.tsx";
import { env } from "#server/lib/env.ts";
import { limits } from "#server/transports/reference/limits.ts";
import { requestExamples } from "#server/transports/reference/request-examples.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs");
  return { title: t("page.requests"), description: t("requests.lead") };
}

export default async function RequestsPage() {
  const t = await getTranslations("docs.requests");
  const page = await getTranslations("docs.page");
  const examples = requestExamples(`${env().PUBLIC_URL}/api/v1`);
  const { idempotencyHours: hours, body, pageSize, pageSizeMost, reads, writes, eventDays } = limits;
  return (
    <>
      <DocsTitle title={page("requests")} lead={t("lead")} />
      <DocsSection id="input" title={t("inputTitle")} text={t.rich("inputText", { ...proseTags, body })} />
      <DocsSection
        id="lists"
        title={t("listsTitle")}
        text={t.rich("listsText", { ...proseTags, pageSize, pageSizeMost })}
      >
        <CodeSample caption="companies.list" code={examples.list} />
      </DocsSection>
      <DocsSection
        id="idempotency"
        title={t("idempotencyTitle")}
        text={t.rich("idempotencyText", { ...proseTags, hours })}
      >
        <CodeSample caption="companies.create" code={examples.idempotent} />
      </DocsSection>
      <DocsSection id="versions" title={t("versionsTitle")} text={t.rich("versionsText", proseTags)}>
        <CodeSample caption="applications.update" code={examples.versioned} />
      </DocsSection>
      <DocsSection id="smaller" title={t("smallerTitle")} text={t.rich("smallerText", proseTags)} />
      <DocsSection
        id="follow"
        title={t("followTitle")}
        text={t.rich("followText", { ...proseTags, pageSizeMost, days: eventDays })}
      >
        <CodeSample caption="events.list" code={examples.follow} />
      </DocsSection>
      <DocsSection
        id="limits"
        title={t("limitsTitle")}
        text={t.rich("limitsText", { ...proseTags, reads, writes })}
      >
        <Link
          href="/docs/limits"
          className="justify-self-start text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
        >
          {t("limitsLink")}
        </Link>
      </DocsSection>
      <DocsSection id="changes" title={t("changesTitle")} text={t.rich("changesText", proseTags)} />
      <DocsSection id="ids" title={t("idsTitle")} text={t.rich("idsText", proseTags)} />
    </>
  );
}
