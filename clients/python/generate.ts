import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type CodeStatuses, pythonErrors } from "../errors-text.ts";
import { capitalized, keywordOf, PythonTypes, type Schema } from "./types-text.ts";

const FOLDER = path.join(import.meta.dirname, "src/offerlane/generated");
const HEAD = "# Generated from the OpenAPI document by `npm run client:generate`. Don't edit it.\n";
const METHODS = ["get", "post", "patch", "put", "delete"] as const;

type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
type Document = {
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
  components: { schemas: Record<string, Schema> };
};
type Placed = { method: string; address: string; operation: Operation };

/** Returns the generated files of the Python package by name. */
export function generatedPython(document: object, statuses: CodeStatuses): Record<string, string> {
  const { paths, components } = JSON.parse(JSON.stringify(document)) as Document;
  const all = Object.entries(paths).flatMap(([address, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ method, address, operation: item[method] }] : [])),
  );
  const types = new PythonTypes();
  for (const [name, schema] of Object.entries(components.schemas)) types.declare(name, schema);
  for (const { operation } of all) {
    types.declare(inputOf(operation), inputSchemaOf(operation));
    types.declare(outputOf(operation), outputSchemaOf(operation));
  }
  const files = {
    "types.py": typesFile(types),
    "operations.py": operationsFile(all),
    "resources.py": resourcesFile(all, components.schemas),
  };
  const entries = Object.entries(files).map(([name, text]) => [path.join(FOLDER, name), `${HEAD}${text}`]);
  return { ...Object.fromEntries(entries), [path.join(FOLDER, "errors.py")]: pythonErrors(statuses) };
}

/** Writes the files to their places. */
export async function writeGeneratedPython(document: object, statuses: CodeStatuses): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const files = generatedPython(document, statuses);
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
}

const inputOf = ({ operationId }: Operation) => `${capitalized(operationId)}Input`;
const outputOf = ({ operationId }: Operation) => `${capitalized(operationId)}Output`;

/** Returns the fields of path, query, and body as one object. */
function inputSchemaOf({ parameters = [], requestBody }: Operation): Schema {
  const own = parameters.filter(({ $ref }) => $ref === undefined);
  const body = requestBody?.content["application/json"]?.schema ?? {};
  const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
  const required = own.flatMap((parameter) => (parameter.required ? [parameter.name] : []));
  const fields = Object.entries({ ...properties, ...body.properties });
  return {
    properties: Object.fromEntries(fields.map(([name, schema]) => [keywordOf(name), schema])),
    required: [...required, ...(body.required ?? [])].map(keywordOf),
  };
}

function outputSchemaOf({ responses }: Operation): Schema {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  return response?.content?.["application/json"]?.schema ?? {};
}

/** Checks whether an operation is a list: lists have pages, so they take a cursor. */
const isList = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === "cursor");

function returnsFile({ responses }: Operation): boolean {
  const content = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith("2") ? Object.keys(response.content ?? {}) : [],
  );
  return content.length > 1;
}

const nameIn = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);

/** Returns the type of a list's entries, which its page declares. */
function entryOf(operation: Operation, schemas: Document["components"]["schemas"]): string {
  const { $ref, ...output } = outputSchemaOf(operation);
  const page = $ref ? nameIn($ref) : outputOf(operation);
  const items = ($ref ? schemas[page] : output)?.properties?.data?.items;
  return items?.$ref ? nameIn(items.$ref) : `${page}DataItem`;
}

function typesFile(types: PythonTypes): string {
  return `from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

${types.text()}`;
}

function operationsFile(all: readonly Placed[]): string {
  const rows = all.map(({ method, address, operation }) => {
    const query = (operation.parameters ?? []).flatMap((parameter) =>
      parameter.in === "query" ? [`"${parameter.name}"`] : [],
    );
    const places = query.length === 1 ? `(${query[0]},)` : `(${query.join(", ")})`;
    return `    "${operation.operationId}": ("${method.toUpperCase()}", "${address}", ${places}),`;
  });
  return `"""The method, path, and query fields of each operation."""

OPERATIONS: dict[str, tuple[str, str, tuple[str, ...]]] = {\n${rows.join("\n")}\n}\n`;
}

function resourcesFile(all: readonly Placed[], schemas: Document["components"]["schemas"]): string {
  const groups = Map.groupBy(all, ({ operation }) => operation.operationId.split(".")[0] ?? "");
  const classesOf = (isAsync: boolean) =>
    [...groups].map(([group, members]) => {
      const methods = members.map(({ operation }) => methodOf(operation, isAsync, schemas)).join("\n");
      return `class ${nameOf(group, isAsync)}(_${isAsync ? "Async" : ""}Group):\n${methods}`;
    });
  const wholeOf = (isAsync: boolean) => {
    const fields = [...groups.keys()].map(
      (group) => `        self.${group} = ${nameOf(group, isAsync)}(call)`,
    );
    const type = isAsync ? "_AsyncCall" : "_Call";
    return `class ${isAsync ? "Async" : ""}Resources:
    """Every group of operations."""

    def __init__(self, call: ${type}) -> None:\n${fields.join("\n")}\n`;
  };
  return `from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias, Unpack, cast

from ..pages import AsyncPages, Pages
from . import types

_Call: TypeAlias = Callable[[str, Mapping[str, Any], bool], Any]
_AsyncCall: TypeAlias = Callable[[str, Mapping[str, Any], bool], Coroutine[Any, Any, Any]]


def _reader(call: _Call, name: str) -> Callable[[Mapping[str, Any]], Any]:
    return lambda fields: call(name, fields, False)


class _Group:
    def __init__(self, call: _Call) -> None:
        self._call = call


class _AsyncGroup:
    def __init__(self, call: _AsyncCall) -> None:
        self._call = call


${[...classesOf(false), wholeOf(false), ...classesOf(true), wholeOf(true)].join("\n\n")}`;
}

const nameOf = (group: string, isAsync: boolean) => `${isAsync ? "Async" : ""}${capitalized(group)}`;

function methodOf(
  operation: Operation,
  isAsync: boolean,
  schemas: Document["components"]["schemas"],
): string {
  const { operationId: name, summary, description } = operation;
  const verb = name.split(".")[1] ?? "";
  const [output, input] = [`types.${outputOf(operation)}`, `types.${inputOf(operation)}`];
  const doc = `        """${`${summary}. ${description}`.replaceAll('"', "'")}"""`;
  const taken = `self, **fields: Unpack[${input}]`;
  const fields = "cast(Mapping[str, Any], fields)";
  if (isList(operation)) {
    const pages = `${isAsync ? "Async" : ""}Pages[${output}, types.${entryOf(operation, schemas)}]`;
    return `    def ${verb}(${taken}) -> ${pages}:\n${doc}\n        return ${isAsync ? "AsyncPages" : "Pages"}(_reader(self._call, "${name}"), ${fields})\n`;
  }
  const [def, wait] = isAsync ? ["async def", "await "] : ["def", ""];
  const plain = `    ${def} ${verb}(${taken}) -> ${output}:\n${doc}\n        return cast(${output}, ${wait}self._call("${name}", ${fields}, False))\n`;
  if (!returnsFile(operation)) return plain;
  const file = `    ${def} ${verb}_file(${taken}) -> bytes:\n        """Returns the result as a file."""\n        return cast(bytes, ${wait}self._call("${name}", ${fields}, True))\n`;
  return `${plain}\n${file}`;
}
