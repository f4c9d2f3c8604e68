/** An object of a JSON file. */
export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects of a list, or of a map by their ids. */
export function entriesOf(value: unknown): Fields[] {
  const list = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return list.filter(isFields);
}

/** A value as a cell: a list of plain values with commas between, of objects a line each. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== "object" || one === null);
    return value
      .map(textOf)
      .filter(Boolean)
      .join(isPlain ? ", " : "\n");
  }
  return isFields(value) ? textOfFields(value) : String(value);
}

const NAMING = ["name", "title", "text", "label", "value", "url"] as const;

/** An object by its one name, else by all that it says. */
function textOfFields(fields: Fields): string {
  const said = Object.entries(fields).flatMap(([key, value]) => {
    const text = textOf(value);
    return text === "" || key === "id" || key === "_id" ? [] : [[key, text] as const];
  });
  const [only, ...others] = said;
  if (only && others.length === 0) return only[1];
  const names = said.filter(([key]) => NAMING.some((one) => one === key));
  if (names.length === said.length) return names.map(([, text]) => text).join(" ");
  return said.map(([key, text]) => `${key}: ${text}`).join(", ");
}

/** Reads an entry of a ZIP; undefined where it has none of this path. */
export type ReadEntry = (path: string) => unknown;
