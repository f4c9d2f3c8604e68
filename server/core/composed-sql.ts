import { createHash } from "node:crypto";
import { type Statement, statement } from "./sql.ts";

const known = new Map<string, Statement>();

/**
 * A statement whose text depends on what is asked (filters, changed fields): one name per text, so that each form is planned
 * for what it asks and once a connection. The forms must be few.
 */
export function composed(name: string, text: string): Statement {
  const found = known.get(text);
  if (found) return found;
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const fresh = statement(`${name}_${digest}`, text);
  known.set(text, fresh);
  return fresh;
}
