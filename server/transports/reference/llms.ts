import docs from "../../../messages/en/docs.json" with { type: "json" };
import { introduction } from "../openapi/document.ts";
import { limitGroups } from "./limits.ts";
import { errorRules, type ReferenceOperation, referenceGroups } from "./reference.ts";
import type { Field } from "./schema-fields.ts";

const SUMMARY =
  "Offerlane tracks a job search on a board of seven columns, and lets career-coaching organizations follow searches shared with them. Every operation is a REST call and an MCP tool.";

/** Returns an index of the documentation for language models (llmstxt.org). */
export function llmsText(origin: string): string {
  const page = (path: string, name: string, what: string) => `- [${name}](${origin}${path}): ${what}`;
  const doc = (path: string, name: string, what: string) => page(`${path}.md`, name, what);
  const groups = referenceGroups().map(
    ({ name, description, operations }) =>
      `${doc(`/docs/reference/${name}`, name, description)} ${operations.map((operation) => operation.name).join(", ")}`,
  );
  return [
    "# Offerlane",
    `> ${SUMMARY}`,
    `REST is at ${origin}/api/v1 and MCP (Streamable HTTP) at ${origin}/api/mcp?toolset=search (more toolsets at ${origin}/docs/mcp). Both take \`Authorization: Bearer\` with an API key; a key that begins with ol_sandbox_ reaches only sample data.`,
    "## Guide",
    "Every page of /docs is available as Markdown: add .md to its path.",
    [
      doc("/docs", "First call", "Get a key and make three calls."),
      doc("/docs/keys", "Keys and environments", "Credentials, live and sandbox, OAuth."),
      doc("/docs/requests", "Requests and retries", "Input, paging, idempotency, ETags, limits."),
      doc("/docs/errors", "Errors", "The cause and remedy of every error code."),
      doc("/docs/roles", "Roles and scopes", "Who may call what."),
      doc("/docs/limits", "Limits", "Every size, rate, quota and lifetime."),
      doc("/docs/webhooks", "Webhooks", "Receiving events, verifying signatures, retries."),
      doc("/docs/mcp", "Agents and MCP", "Setting up clients."),
      doc("/docs/client", "TypeScript client and command line", "Typed methods, retries, webhooks."),
      doc("/docs/guides/quickstarts", "Quickstart by language", "curl, TypeScript, Python, MCP."),
      doc("/docs/guides/oauth", "OAuth", "Registration, PKCE, refreshing, revoking."),
      doc("/docs/guides/agent", "Build an agent", "Toolsets, safety, and what tasks cost."),
      doc("/docs/guides/coach-dashboard", "Build a coach dashboard", "The roster and coach notes."),
      doc("/docs/guides/crm", "Sync with a CRM", "Following changes and writing back."),
      doc("/docs/guides/sync", "Sync 500 cards", "A full copy, following changes, and what both cost."),
      doc(
        "/docs/guides/versioning",
        "Versioning and deprecation",
        "What may change, and how changes are announced.",
      ),
      doc("/docs/guides/features", "Status of features", "What is stable, new, and missing."),
      doc("/docs/guides/changelog", "Changelog", "Changes that affect integrations."),
      doc("/docs/imports", "Import formats", "Which spreadsheets are read."),
      doc("/docs/extension", "Browser extension", "Saving postings from any page; its permissions."),
      doc("/docs/billing", "Seats and billing", "What a seat is, and how seats are bought."),
    ].join("\n"),
    "## Operations",
    groups.join("\n"),
    "## Complete",
    [
      page("/llms-full.txt", "Everything as text", "All of the above, with the fields of every operation."),
      page("/api/v1/openapi.json", "OpenAPI 3.1", "The API as one document."),
      page("/api/v1/postman.json", "Postman collection", "Every operation as a request."),
    ].join("\n"),
  ].join("\n\n");
}

/** Returns the complete reference as text. */
export function llmsFullText(origin: string): string {
  const codes = errorRules().map(({ code, status, title }) => `- ${code} (${status}): ${title}`);
  const groups = referenceGroups().flatMap(({ name, description, operations }) => [
    `## ${name}`,
    description,
    ...operations.map(operationText),
  ]);
  return [
    "# Offerlane",
    `> ${SUMMARY}`,
    `REST: ${origin}/api/v1. MCP: ${origin}/api/mcp?toolset=search, or ${origin}/api/mcp for all tools of the stable API.`,
    introduction(origin),
    limitsText(),
    "## Error codes",
    codes.join("\n"),
    ...groups,
  ].join("\n\n");
}

function operationText(operation: ReferenceOperation): string {
  const { name, method, path, summary, description, scope, roles, parameters, body, response } = operation;
  const facts = [
    `scope ${scope ?? "none"}`,
    ...(roles ? [`roles ${roles.join(", ")}`] : []),
    `tool ${operation.toolName}`,
  ];
  const own = operation.errorResponses.filter(({ isOwn }) => isOwn).map(({ code }) => code);
  return [
    `### ${name}`,
    `${summary}. \`${method} ${path}\` (${facts.join("; ")})`,
    description,
    fieldList(
      "Parameters",
      parameters.filter(({ place }) => place !== "header"),
    ),
    fieldList("Body", body),
    fieldList("Response", response.fields),
    own.length > 0 ? `Errors: ${own.join(", ")}` : "",
    `Example:\n\n\`\`\`sh\n${operation.snippets.curl}\n\`\`\``,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function fieldList(title: string, fields: readonly Field[]): string {
  const lines = fields.map(({ name, type, isRequired, description }) => {
    return `- ${name} (${type}${isRequired ? ", required" : ""})${description ? `: ${description}` : ""}`;
  });
  return lines.length > 0 ? `${title}:\n${lines.join("\n")}` : "";
}

/** Returns every limit, in a table for each group. */
export function limitsText(): string {
  return limitGroups()
    .map(({ name, rows }) => {
      const lines = rows.map(({ what, value }) => [what, value] as const);
      return `## ${docs.limits.group[name]}\n\n${tableOf([["limit", "value"], ...lines])}`;
    })
    .join("\n\n");
}

/** Returns a table with two columns, padded as the formatter does; the first row is its head. */
export function tableOf(rows: readonly (readonly [string, string])[]): string {
  const [left, right] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = ([what, value]: readonly [string, string], fill = " ") =>
    `| ${what.padEnd(left ?? 0, fill)} | ${value.padEnd(right ?? 0, fill)} |`;
  const [head, ...body] = rows.map((row) => line(row));
  return [head, line(["", ""], "-"), ...body].join("\n");
}
