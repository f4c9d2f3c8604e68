import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";

/** Where the types stand; they are committed, so that a change of the interface shows in the review. */
export const SCHEMA_FILE = path.join(import.meta.dirname, "generated/schema.ts");

const HEAD = "// Made by `npm run client:generate` from the OpenAPI document; not edited by hand.\n\n";

/** The types of a client as TypeScript, from the OpenAPI document. */
export async function clientTypes(document: object): Promise<string> {
  // openapi-typescript types its input by OpenAPI 3.0 and reads 3.1.
  const plain = JSON.parse(JSON.stringify(document), withoutExamples) as OpenAPI3;
  const nodes = await openapiTS(plain, { alphabetize: true });
  return HEAD + astToString(nodes);
}

/** Writes the types to their place. */
export async function writeClientTypes(document: object): Promise<void> {
  await mkdir(path.dirname(SCHEMA_FILE), { recursive: true });
  await writeFile(SCHEMA_FILE, await clientTypes(document));
}

/** The examples belong to the reference; in the types they would be three lines in four. */
function withoutExamples(name: string, value: unknown): unknown {
  return name === "example" || name === "examples" ? undefined : value;
}
