/** The part of JSON Schema that the document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};

const PLAIN: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
  object: "dict[str, Any]",
};
/** Python's keywords, which can't be names of fields or arguments. */
const KEYWORDS = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda
  nonlocal not or pass raise return try while with yield`.split(/\s+/),
);

/** Collects the types of a document as Python: aliases, and a TypedDict for each object. */
export class PythonTypes {
  readonly #texts = new Map<string, string>();

  /** Returns every type, ordered so that each may refer to earlier ones. */
  text(): string {
    return [...this.#texts.values()].join("\n");
  }

  /** Declares a named schema. */
  declare(name: string, schema: Schema): void {
    if (schema.properties) this.#object(name, schema);
    else this.#texts.set(name, `${name}: TypeAlias = ${JSON.stringify(this.typeOf(schema, name))}\n`);
  }

  /** Returns a schema's type. An object with fields is declared under the name. */
  typeOf(schema: Schema, name: string): string {
    if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (schema.enum) return `Literal[${schema.enum.map(literal).join(", ")}]`;
    const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    if (parts.length > 0) return this.#union(parts, name);
    const kinds = [schema.type ?? "any"].flat();
    return [...new Set(kinds.map((kind) => this.#kind(kind, schema, name)))].join(" | ");
  }

  #union(parts: Schema[], name: string): string {
    const objects = parts.filter(({ properties }) => properties).length;
    let index = 0;
    const types = parts.map((part) => {
      if (!part.properties || objects === 1) return this.typeOf(part, name);
      index += 1;
      return this.typeOf(part, `${name}${index}`);
    });
    return [...new Set(types)].join(" | ");
  }

  #kind(kind: string, schema: Schema, name: string): string {
    if (kind === "array") return `list[${schema.items ? this.typeOf(schema.items, `${name}Item`) : "Any"}]`;
    if (kind === "object" && schema.properties) return this.#object(name, schema);
    if (kind === "object" && typeof schema.additionalProperties === "object") {
      return `dict[str, ${this.typeOf(schema.additionalProperties, `${name}Value`)}]`;
    }
    return PLAIN[kind] ?? "Any";
  }

  #object(name: string, { properties = {}, required = [], description }: Schema): string {
    // Reserves the place, so that nested types come after it; annotations aren't evaluated.
    this.#texts.set(name, "");
    const fields = Object.entries(properties).map(([field, schema]) => {
      const type = this.typeOf(schema, `${name}${capitalized(field)}`);
      return [field, required.includes(field) ? type : `NotRequired[${type}]`] as const;
    });
    const isClass = fields.every(([field]) => !KEYWORDS.has(field) && /^[A-Za-z_]\w*$/.test(field));
    const doc = description ? `    """${description.replaceAll('"', "'")}"""\n\n` : "";
    const body = fields.map(([field, type]) => `    ${field}: ${type}`).join("\n") || "    pass";
    const entries = fields.map(([field, type]) => `"${field}": ${JSON.stringify(type)}`).join(", ");
    this.#texts.set(
      name,
      isClass
        ? `class ${name}(TypedDict):\n${doc}${body}\n`
        : `${name} = TypedDict("${name}", {${entries}})\n`,
    );
    return name;
  }
}

function literal(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return JSON.stringify(value);
}

/** Returns a field's name as a Python keyword argument: `from` becomes `from_`. */
export function keywordOf(field: string): string {
  return KEYWORDS.has(field) ? `${field}_` : field;
}

/** Returns `applications.bulk_move` and `job title` as one word in Pascal case. */
export function capitalized(name: string): string {
  return name.replace(/(?:^|[._ ])(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
