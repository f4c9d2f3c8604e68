import { getTranslations } from "next-intl/server";
import { GUIDES, type Guide, segmentOf } from "#components/docs/guide/guides.ts";
import { groupTitle, guidePages, hrefOfOperation } from "#components/docs/pages.ts";
import type { SearchEntry } from "#components/docs/search/search-entry.ts";
import { limitGroups } from "#server/surfaces/reference/limits.ts";
import { referenceGroups } from "#server/surfaces/reference/reference.ts";
import { errorRules } from "#server/surfaces/reference/refusals.ts";

/** Every page of the guide, every group of limits, every group and operation, and every error code. */
export async function searchEntries(): Promise<SearchEntry[]> {
  const t = await getTranslations("docs.page");
  const guide = guidePages.map(({ href, label }) => ({ title: t(label), detail: "", href }));
  const words = await getTranslations("docsGuides");
  const parts = (Object.keys(GUIDES) as Guide[]).flatMap((guide) =>
    GUIDES[guide].map((id) => ({
      title: `${t(guide)}: ${words(`${guide}.${id}.title` as "oauth.refresh.title")}`,
      detail: String(words.raw(`${guide}.${id}.text` as "oauth.refresh.text")).replace(/<\/?c>/g, ""),
      href: `/docs/guides/${segmentOf(guide)}#${id}`,
    })),
  );
  const groups = referenceGroups().map(({ name, description }) => {
    return { title: groupTitle(name), detail: description, href: `/docs/reference/${name}` };
  });
  const inLimits = await getTranslations("docs.limits.group");
  const limits = limitGroups().map(({ name, rows }) => {
    const detail = rows.map(({ what, value }) => `${what}: ${value}`).join("; ");
    return { title: `${t("limits")}: ${inLimits(name)}`, detail, href: `/docs/limits#${name}` };
  });
  const operations = referenceGroups()
    .flatMap((group) => group.operations)
    .map(({ name, method, path, summary }) => {
      return { title: summary, detail: `${name} ${method} ${path}`, href: hrefOfOperation(name) };
    });
  const errors = errorRules().map(({ code, status, title }) => {
    return { title: code, detail: `${status} ${title}`, href: `/docs/errors/${code}` };
  });
  return [
    ...[...guide, ...parts, ...limits, ...groups].map((entry) => ({ kind: "guide" as const, ...entry })),
    ...operations.map((entry) => ({ kind: "operations" as const, ...entry })),
    ...errors.map((entry) => ({ kind: "errors" as const, ...entry })),
  ];
}
