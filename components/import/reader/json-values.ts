/** An object of a JSON file. */
export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the objects of a list, or of a map by id. */
export function entriesOf(value: unknown): Fields[] {
  const list = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return list.filter(isFields);
}

/** Returns a value as a cell: plain values of a list are separated by commas, objects by line breaks. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== "object" || item === null);
    return value
      .map(textOf)
      .filter(Boolean)
      .join(isPlain ? ", " : "\n");
  }
  return isFields(value) ? textOfFields(value) : String(value);
}

const NAMING = ["name", "title", "text", "label", "value", "url"] as const;

/** Returns an object's name if it has one, otherwise all its texts. */
function textOfFields(fields: Fields): string {
  const texts = Object.entries(fields).flatMap(([key, value]) => {
    const text = textOf(value);
    return text === "" || key === "id" || key === "_id" ? [] : [[key, text] as const];
  });
  const [only, ...others] = texts;
  if (only && others.length === 0) return only[1];
  const names = texts.filter(([key]) => NAMING.some((item) => item === key));
  if (names.length === texts.length) return names.map(([, text]) => text).join(" ");
  return texts.map(([key, text]) => `${key}: ${text}`).join(", ");
}

/** Reads an entry of a ZIP; undefined if there is none with this path. */
export type ReadEntry = (path: string) => unknown;
