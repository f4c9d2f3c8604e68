import slugify from "@sindresorhus/slugify";
import { withoutEnd } from "#domain/edges.ts";

const SLUG_MAX = 60;
/** Names of our own pages below the path of organizations. */
const RESERVED = ["new"];

/** The slug of a name, transliterated to a-z, 0-9 and hyphens; `organization` where nothing is left of it. */
export function slugOf(name: string): string {
  const slug = withoutEnd(slugify(name, { decamelize: false }).slice(0, SLUG_MAX), "-");
  return slug === "" || RESERVED.includes(slug) ? "organization" : slug;
}

/** The first slug that is not held: the wanted one, or it with the next number. */
export function freeSlug(wanted: string, held: readonly string[]): string {
  const taken = new Set(held);
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
