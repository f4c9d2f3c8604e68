import type { ExampleRequest } from "./example-request.ts";
import { literal } from "./literal.ts";

/** The same call in each way that integrators write it. */
export type Snippets = { readonly curl: string; readonly typescript: string; readonly mcp: string };

/**
 * Writes a request down.
 * @param base where the API is reached, such as `https://offerlane.example/api/v1`
 */
export function snippetsOf(request: ExampleRequest, toolName: string, base: string): Snippets {
  return {
    curl: curlOf(request, base),
    typescript: typescriptOf(request),
    mcp: JSON.stringify({ name: toolName, arguments: argumentsOf(request) }, null, 2),
  };
}

/** What a tool takes: path, query and body are one object there. */
function argumentsOf({ pathFields, query, body }: ExampleRequest): Record<string, unknown> {
  return { ...pathFields, ...query, ...body };
}

/** The path with its fields filled in, and the query. */
function addressOf({ path, pathFields, query }: ExampleRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(pathFields[name] ?? ""),
  );
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );
  return parameters.size > 0 ? `${filled}?${parameters}` : filled;
}

function curlOf(request: ExampleRequest, base: string): string {
  const { method, body } = request;
  const address = `${base}${addressOf(request)}`;
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${/[?&]/.test(address) ? `"${address}"` : address}`,
    `-H "Authorization: Bearer $OFFERLANE_KEY"`,
  ];
  if (body) {
    lines.push(`-H "Content-Type: application/json"`);
    lines.push(`-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`);
  }
  return lines.join(" \\\n  ");
}

function typescriptOf({ method, path, pathFields, query, body }: ExampleRequest): string {
  const params = {
    ...(Object.keys(pathFields).length > 0 ? { path: pathFields } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
  };
  const options = { ...(Object.keys(params).length > 0 ? { params } : {}), ...(body ? { body } : {}) };
  const second = Object.keys(options).length > 0 ? `, ${literal(options)}` : "";
  return `const { data, error } = await offerlane.${method}("${path}"${second});`;
}
