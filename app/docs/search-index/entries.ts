import { getTranslations } from "next-intl/server";
import { GUIDES, type Guide, segmentOf } from "#components/docs/guide/guides.ts";
import { groupTitle, guidePages, hrefOfOperation } from "#components/docs/pages.ts";
import type { SearchEntry } from "#components/docs/search/search-entry.ts";
import { limitGroups, limits as limitValues } from "#server/transports/reference/limits.ts";
import { referenceGroups } from "#server/transports/reference/reference.ts";
import { errorRules } from "#server/transports/reference/refusals.ts";

/** Returns an entry for every page of the guide, group of limits, group, operation, and error code. */
export async function searchEntries(): Promise<SearchEntry[]> {
  const t = await getTranslations("docs.page");
  const also = await getTranslations("docs.searchWords");
  const guide = guidePages.map(({ href, label }) => {
    return { title: t(label), detail: also.has(label as "client") ? also(label as "client") : "", href };
  });
  const words = await getTranslations("docsGuides");
  const parts = (Object.keys(GUIDES) as Guide[]).flatMap((guide) =>
    GUIDES[guide].map((id) => ({
      title: `${t(guide)}: ${words(`${guide}.${id}.title` as "oauth.refresh.title")}`,
      detail: plainText(String(words.raw(`${guide}.${id}.text` as "oauth.refresh.text"))),
      href: `/docs/guides/${segmentOf(guide)}#${id}`,
    })),
  );
  const sections = await sectionEntries();
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
    ...[...guide, ...sections, ...parts, ...limits, ...groups].map((entry) => ({
      kind: "guide" as const,
      ...entry,
    })),
    ...operations.map((entry) => ({ kind: "operations" as const, ...entry })),
    ...errors.map((entry) => ({ kind: "errors" as const, ...entry })),
  ];
}

/** Pages whose sections are texts of `docs.json`, named `…Title` and `…Text`, with the ids of their sections. */
const SECTIONS = {
  requests: ["input", "lists", "idempotency", "versions", "smaller", "follow", "limits"],
  webhooks: ["create", "delivery", "verify", "respond", "retries", "twice", "rotate", "local", "try"],
} as const;

/** Returns the entries of the sections of those pages. */
async function sectionEntries() {
  const t = await getTranslations("docs.page");
  const docs = await getTranslations("docs");
  return Object.entries(SECTIONS).flatMap(([page, ids]) =>
    ids.map((id) => ({
      title: `${t(page as keyof typeof SECTIONS)}: ${docs(`${page}.${id}Title` as "requests.listsTitle")}`,
      detail: plainText(String(docs.raw(`${page}.${id}Text` as "requests.listsText"))),
      href: `/docs/${page}#${id}`,
    })),
  );
}

const values: Readonly<Record<string, unknown>> = limitValues;

/** Returns a message without its tags, with the limits that it names filled in. */
function plainText(raw: string): string {
  const whole = raw.replace(
    /\{(\w{1,40}), plural, [^{}]{0,40}\{[^{}]{0,40}\} other \{# (\w{1,40})\}\}/g,
    (_all, name, unit) => `${values[name] ?? ""} ${unit}`,
  );
  return whole
    .replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ""))
    .replace(/<\/?\w+>/g, "");
}
