import type { Cell, Column } from "./table-types.ts";

/** What a value of a choice is called. */
export type NameOf = (column: Pick<Column, "key">, value: string) => string;

/** A cell as text: what an editor begins with, and what is copied. */
export function textOf(column: Column, value: Cell, nameOf: NameOf): string {
  if (value === null) return "";
  if (column.type === "choice" && column.options?.includes(String(value))) {
    return nameOf(column, String(value));
  }
  if (column.key === "applicationDate") return String(value).slice(0, 10);
  return String(value);
}

/**
 * What a typed or pasted text means in a column. A choice is known by its name, and thousands may be grouped and
 * carry a currency's sign; anything else is left as it is, so that the server says what is wrong with it.
 */
export function cellFrom(column: Column, text: string, nameOf: NameOf): Cell {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  if (column.type === "choice") return choiceOf(column, trimmed, nameOf) ?? trimmed;
  if (column.type === "number") return numberOf(trimmed) ?? trimmed;
  return column.type === "long_text" ? text : trimmed;
}

function choiceOf(column: Column, text: string, nameOf: NameOf): string | undefined {
  const wanted = text.toLowerCase();
  return column.options?.find(
    (option) => option === wanted || nameOf(column, option).toLowerCase() === wanted,
  );
}

const PLAIN = /^\d+(\.\d+)?$/;
const GROUPED = /^\d{1,3}([,\u00a0\u202f ']\d{3})+(\.\d+)?$/;

/** `1,234.50`, `$ 90,000` and `90 000` are numbers; `1.234,50` may be two, so it is none. */
function numberOf(text: string): number | null {
  const bare = text.replace(/^\p{Sc}|\p{Sc}$/gu, "").trim();
  if (PLAIN.test(bare)) return Number(bare);
  return GROUPED.test(bare) ? Number(bare.replace(/[^\d.]/g, "")) : null;
}
