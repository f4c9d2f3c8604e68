import { createHash } from "node:crypto";
import { type SqlValue, type Statement, statement } from "./sql.ts";

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

type Columns<Fields> = Readonly<Record<keyof Fields & string, string>>;

/**
 * The assignments of an UPDATE that writes the given fields after the leading values.
 * @param columns the column of each field
 * @param fields one that is undefined stays as it is; an object is written as JSON
 * @returns null where nothing is given
 */
export function patchOf<Fields extends object>(
  columns: Columns<Fields>,
  fields: Fields,
  leading: readonly SqlValue[],
): { assignments: string; values: SqlValue[] } | null {
  const values = [...leading];
  const assignments = (Object.entries(columns) as [keyof Fields & string, string][]).flatMap(
    ([field, column]) => {
      const value: unknown = fields[field];
      return value === undefined ? [] : [`${column} = $${values.push(written(value))}`];
    },
  );
  return assignments.length === 0 ? null : { assignments: assignments.join(", "), values };
}

function written(value: unknown): SqlValue {
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : (value as SqlValue);
}
