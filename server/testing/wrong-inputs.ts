import { z } from "zod";
import type { Operation } from "#server/core/operation.ts";
import type { Loose } from "./loops.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;
/** A field of an operation's input, by its path, with a value that its schema rejects. */
export type WrongInput = { path: string[]; value: unknown };

const SAMPLES: Record<string, unknown> = {
  string: "\u00a7 not this \u00a7",
  number: 12.5,
  boolean: true,
  null: null,
  object: { strange: 1 },
  array: [{ strange: 1 }],
};

/** Returns values of each wrong type for every field of an operation's input, including nested ones. In a REST query, all are texts. */
export function wrongInputsOf(contract: Operation): WrongInput[] {
  const isJson = contract.changesData || contract.audience === "pages";
  return fieldsOf(contract).flatMap(({ path, root, forms }) => {
    const values = isJson ? wrongValues(root, forms) : wrongTexts(root, forms);
    return values.map((value) => ({ path, value }));
  });
}

/** Returns texts that PostgreSQL can't store, for every field that takes free text or a list of texts. */
export function unstorableInputsOf(contract: Operation): WrongInput[] {
  return fieldsOf(contract).flatMap(({ path, root, forms }) => {
    const lists = forms.filter((form) => typesOf(form).includes("array"));
    const isListOfText = lists.some((form) => isText(formsOf(root, form.items as JsonSchema)));
    if (!isText(forms) && !isListOfText) return [];
    return ["\0", "a\0b", "\ud800", "\udc00\ud800"].map((text) => ({
      path,
      value: isText(forms) ? text : [text],
    }));
  });
}

/** Returns the input with the value set at the path, creating objects on the way. */
export function withValue(input: Loose, [field = "", ...rest]: string[], value: unknown): Loose {
  if (rest.length === 0) return { ...input, [field]: value };
  return { ...input, [field]: withValue((input[field] ?? {}) as Loose, rest, value) };
}

type Field = { path: string[]; root: JsonSchema; forms: JsonSchema[] };

/** Returns the fields of an operation's input, including nested ones, except those that name its row and those that accept anything. */
function fieldsOf(contract: Operation): Field[] {
  const root = z.toJSONSchema(contract.input, { io: "input" }) as JsonSchema;
  const fields = Object.entries(root.properties ?? {}).filter(
    ([field]) => !contract.rowFields.includes(field),
  );
  return fields.flatMap(([field, schema]) => walk(root, [field], schema as JsonSchema));
}

function walk(root: JsonSchema, path: string[], schema: JsonSchema): Field[] {
  const forms = formsOf(root, schema);
  if (forms.some((form) => Object.keys(form).every((key) => key === "description"))) return [];
  const inner = forms.flatMap((form) =>
    forms.filter(isObject).length === 1 && isObject(form)
      ? Object.entries(form.properties ?? {}).flatMap(([field, within]) =>
          walk(root, [...path, field], within as JsonSchema),
        )
      : [],
  );
  return [{ path, root, forms }, ...inner];
}

function wrongValues(root: JsonSchema, forms: JsonSchema[]): unknown[] {
  const taken = new Set(forms.flatMap(typesOf));
  const isOpen = forms.some(isOpenObject);
  const items = forms.flatMap((form) => (form.items ? formsOf(root, form.items as JsonSchema) : []));
  return Object.entries(SAMPLES)
    .filter(([type]) => {
      if (type === "string") return !isText(forms);
      if (type === "object") return !isOpen;
      return type === "array" || !taken.has(type);
    })
    .map(([type, value]) => (type === "array" && items.some(isOpenObject) ? [["not an object"]] : value));
}

/** Checks whether an object takes any field, such as a row by its headings. */
function isOpenObject(form: JsonSchema): boolean {
  return isObject(form) && typeof form.additionalProperties === "object";
}

function isText(forms: JsonSchema[]): boolean {
  return forms.some((form) => typesOf(form).includes("string") && !form.enum && form.const === undefined);
}

/** Returns wrong query values. In a query everything is text, so only fields that aren't free text can be wrong. */
function wrongTexts(root: JsonSchema, forms: JsonSchema[]): unknown[] {
  return forms.flatMap<unknown>((form) => {
    if (form.enum) return ["nothing_of_the_kind", ""];
    if (typesOf(form).includes("number"))
      return ["many", "1.5", "", "1e1", "0x10", " 5", "-1", "9".repeat(400)];
    if (typesOf(form).includes("boolean")) return ["yes", "1", ""];
    if (!typesOf(form).includes("array")) return [];
    return wrongTexts(root, formsOf(root, form.items as JsonSchema)).map((value) => [value]);
  });
}

function formsOf(root: JsonSchema, schema: JsonSchema): JsonSchema[] {
  const named = schema.$ref?.split("/").at(-1);
  if (named !== undefined) return formsOf(root, (root.$defs?.[named] ?? {}) as JsonSchema);
  if (schema.allOf) return schema.allOf.flatMap((form) => formsOf(root, form as JsonSchema));
  const forms = schema.anyOf ?? schema.oneOf;
  return forms ? forms.flatMap((form) => formsOf(root, form as JsonSchema)) : [schema];
}

function typesOf(form: JsonSchema): string[] {
  const types = form.type === undefined ? [typeof form.const] : [form.type].flat();
  return types.map((type) => (type === "integer" ? "number" : type));
}

function isObject(form: JsonSchema): boolean {
  return typesOf(form).includes("object");
}
