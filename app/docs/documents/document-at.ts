import { cache } from "react";
import type { DocsDocument } from "#components/docs/document.ts";
import { guideAt } from "#components/docs/guide/guides.ts";
import { errorRules, referenceGroups } from "#server/transports/reference/reference.ts";
import { extension } from "./extension.ts";
import { billing, client, guide, keys, requests, start, webhooks } from "./guide.ts";
import { mcp } from "./mcp.ts";
import { error, errors, group, index, operation } from "./reference.ts";
import { imports, limits, roles } from "./tables.ts";

/** The pages that aren't generated from a list, by the path below `/docs`. */
const PAGES: Readonly<Record<string, () => Promise<DocsDocument>>> = {
  "": start,
  keys,
  requests,
  errors,
  roles,
  limits,
  webhooks,
  mcp,
  client,
  imports,
  extension,
  billing,
  reference: index,
};

/**
 * Returns the page of the documentation at a path below `/docs`, or null if there is none. It is created once
 * per request.
 */
export const documentAt = cache(async (path: string): Promise<DocsDocument | null> => {
  if (Object.hasOwn(PAGES, path)) return PAGES[path]?.() ?? null;
  const [kind, first = "", second, ...rest] = path.split("/");
  if (rest.length > 0) return null;
  if (kind === "reference") {
    const found = referenceGroups().find(({ name }) => name === first);
    if (!found || second === undefined) return found ? group(found) : null;
    const shown = found.operations.find(({ name }) => name === `${first}.${second}`);
    return shown ? operation(shown, first) : null;
  }
  if (second !== undefined) return null;
  if (kind === "guides") {
    const found = guideAt(first);
    return found ? guide(found) : null;
  }
  const rule = kind === "errors" ? errorRules().find(({ code }) => code === first) : undefined;
  return rule ? error(rule) : null;
});
