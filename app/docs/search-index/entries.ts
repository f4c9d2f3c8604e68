import { getTranslations } from "next-intl/server";
import { type Block, isStructure, type Line } from "#components/docs/document.ts";
import { groupTitle, guidePages, hrefOfOperation } from "#components/docs/pages.ts";
import type { SearchEntry } from "#components/docs/search/search-entry.ts";
import { errorRules, referenceGroups } from "#server/transports/reference/reference.ts";
import { documentAt } from "../documents/document-at.ts";

type Found = Omit<SearchEntry, "kind">;

/**
 * Returns an entry for every page of the guide and its sections, and for every group, operation, and error
 * code.
 */
export async function searchEntries(): Promise<SearchEntry[]> {
  const guide = await Promise.all(guidePages.map(entriesOfPage));
  const groups = referenceGroups().map(({ name, description }) => {
    return { title: groupTitle(name), detail: description, href: `/docs/reference/${name}` };
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
    ...[...guide.flat(), ...groups].map((entry) => ({ kind: "guide" as const, ...entry })),
    ...operations.map((entry) => ({ kind: "operations" as const, ...entry })),
    ...errors.map((entry) => ({ kind: "errors" as const, ...entry })),
  ];
}

/** Returns the entries of a page: the page with other words for it, and the sections that can be linked. */
async function entriesOfPage({ href, label }: (typeof guidePages)[number]): Promise<Found[]> {
  const t = await getTranslations("docs.page");
  const also = await getTranslations("docs.searchWords");
  const document = await documentAt(href.replace(/^\/docs\/?/, ""));
  const sections = (document?.blocks ?? []).flatMap((block) => {
    if (!isStructure(block) || block.kind !== "section" || block.id === undefined) return [];
    const detail = block.blocks.map(textOf).filter(Boolean).join(" ");
    return [{ title: `${t(label)}: ${plain(block.title)}`, detail, href: `${href}#${block.id}` }];
  });
  const detail = also.has(label as "client") ? also(label as "client") : "";
  return [{ title: t(label), detail, href }, ...sections];
}

/**
 * Returns the text of a block in sentences. In a table with two columns, the second cell explains the first.
 */
function textOf(block: Block): string {
  if (!isStructure(block)) return plain(block);
  if (block.kind === "list") return block.items.map(plain).join(" ");
  const pairs = block.kind === "terms" ? block.terms : block.kind === "table" ? block.rows : [];
  return pairs
    .filter(({ length }) => length === 2)
    .map((pair) => pair.map((cell) => (typeof cell === "string" ? plain(cell) : "")).join(": "))
    .join("; ");
}

function plain(line: Line): string {
  if (typeof line === "string") return line.replaceAll("`", "");
  return "href" in line ? plain(line.text) : line.map(plain).join("");
}
