import type { Resource, ResourceLink, ResourceTemplateType } from "@modelcontextprotocol/server";
import type { Callable } from "#server/core/group.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { declaredOperations, match } from "../rest/routes.ts";

const SCHEME = "offerlane://";
const JSON_TYPE = "application/json";

type Readable = {
  readonly operation: string;
  readonly name: string;
  readonly title: string;
  readonly mimeType: string;
  /** Returns the text from the GET's response; null if it has none. */
  readonly textOf: (output: Readonly<Record<string, unknown>>) => string | null;
};

const asJson = { mimeType: JSON_TYPE, textOf: (output: object) => JSON.stringify(output) };
const RESUME_TEXT = "resumes.get_text";

/** Resources for agents: the address of each is the path of its GET. */
const READABLE: readonly Readable[] = [
  { operation: "boards.get", name: "board", title: "A board with its columns", ...asJson },
  { operation: "applications.get", name: "card", title: "A card with all its fields", ...asJson },
  { operation: "profile.get", name: "profile", title: "The profile for application forms", ...asJson },
  {
    operation: RESUME_TEXT,
    name: "resume_text",
    title: "The text of a résumé, if its file is PDF or DOCX",
    mimeType: "text/plain",
    textOf: ({ text }) => (typeof text === "string" ? text : null),
  },
  { operation: "roster.list", name: "roster", title: "An organization's roster", ...asJson },
];

const described = READABLE.map(({ operation, textOf, ...words }) => {
  const contract = declaredOperations().find((item) => item.contract.name === operation)?.contract;
  if (!contract) throw new Error(`There is no operation ${operation} to read a resource by`);
  return { contract, textOf, shown: { ...words, uri: uriOf(contract.path) } };
});

/** The resources whose addresses have no parameters. */
export const resources: Resource[] = described
  .filter(({ contract }) => contract.pathParameters.length === 0)
  .map(({ shown }) => shown);

/** The other resources, as templates of their addresses (RFC 6570). */
export const resourceTemplates: ResourceTemplateType[] = described
  .filter(({ contract }) => contract.pathParameters.length > 0)
  .map(({ shown: { uri, ...template } }) => ({ ...template, uriTemplate: uri }));

/** The call that reads a resource, and the part of its response to use. */
type ResourceSource = { operation: Callable; input: object } & Pick<Readable, "mimeType" | "textOf">;

/** Returns the call that reads a resource; undefined for an unknown address. */
export function readingOf(uri: unknown): ResourceSource | undefined {
  if (typeof uri !== "string" || !uri.startsWith(SCHEME)) return undefined;
  const found = match("GET", `/${uri.slice(SCHEME.length)}`);
  if (found === null || "allow" in found) return undefined;
  const { route, path } = found;
  const readable = described.find(({ contract }) => contract === route.contract);
  if (!readable) return undefined;
  return { operation: route, input: path, mimeType: readable.shown.mimeType, textOf: readable.textOf };
}

/**
 * Returns links to what agents can read after a call: the resource that a change created or changed, and the text of the résumé that the
 * response names.
 */
export function linksOf(
  contract: PublicOperation,
  input: object,
  output: Readonly<Record<string, unknown>>,
): ResourceLink[] {
  const resumeId = contract.name === RESUME_TEXT ? undefined : resumeNamedBy(contract, output);
  const paths = [
    pathAfter(contract, input, output),
    resumeId &&
      described
        .find((item) => item.contract.name === RESUME_TEXT)
        ?.contract.path.replace("{resumeId}", resumeId),
  ];
  return paths.flatMap((path) => (path ? linkTo(path) : []));
}

/** Returns the id of the one résumé in a response, or of its card, if its file can have text. */
function resumeNamedBy(
  contract: PublicOperation,
  output: Readonly<Record<string, unknown>>,
): string | undefined {
  if (contract.method === "DELETE" || contract.isList) return undefined;
  const { application = output, resumeId } = output as { application?: object; resumeId?: string };
  const { resume = application } = application as { resume?: object | null };
  const { id, fileName } = (resume ?? {}) as { id?: string; fileName?: string };
  return /\.(pdf|docx)$/i.test(fileName ?? "") ? id : resumeId;
}

function pathAfter(contract: PublicOperation, input: object, output: object): string | undefined {
  if (!contract.changesData || contract.method === "DELETE") return undefined;
  return contract.location?.(output as never, input as never) ?? pathOfResource(contract, input);
}

function linkTo(path: string): ResourceLink[] {
  const uri = uriOf(path);
  const reading = readingOf(uri);
  const resource = described.find(({ contract }) => contract === reading?.operation.contract);
  if (!resource) return [];
  const { name, mimeType } = resource.shown;
  return [{ type: "resource_link", uri, name, mimeType }];
}

function pathOfResource({ resource }: PublicOperation, input: object): string | undefined {
  const read = described.find(({ contract }) => contract.name === resource)?.contract;
  const fields = new Map(Object.entries(input));
  return read?.path.replace(/\{(\w+)\}/g, (_all, field: string) =>
    encodeURIComponent(String(fields.get(field))),
  );
}

function uriOf(path: string): string {
  return `${SCHEME}${path.slice(1)}`;
}
