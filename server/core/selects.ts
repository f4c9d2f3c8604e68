/** A column's name in camel case. */
export type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** A field's name in snake case, such as that of its column. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** Returns a name in camel case in snake case. */
export function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
type Selected<Alias extends string, Column extends string> = Column extends `${infer Stored}:${infer Name}`
  ? `${Alias}.${Stored} as ${Name}`
  : Column extends CamelCase<Column>
    ? `${Alias}.${Column}`
    : `${Alias}.${Column} as ${CamelCase<Column>}`;

/** Returns the names of columns in a text, separated by spaces: `columnNames("id created_at")`. */
export function columnNames<const Columns extends string>(columns: Columns): Words<Columns>[] {
  return columns.split(" ") as Words<Columns>[];
}

/**
 * Returns the columns of a table for a `select`, each named in camel case, or as given: `fieldsOf("m", "id created_at email:address")`
 * selects `m.id`, `m.created_at as createdAt`, and `m.email as address`.
 */
export function fieldsOf<const Alias extends string, const Columns extends string>(
  alias: Alias,
  columns: Columns,
): Selected<Alias, Words<Columns>>[] {
  const selected = columnNames(columns).map((word) => {
    const [column = "", name] = word.split(":");
    const field = name ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return field === column ? `${alias}.${column}` : `${alias}.${column} as ${field}`;
  });
  return selected as Selected<Alias, Words<Columns>>[];
}
