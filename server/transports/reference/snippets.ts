import type { ExampleRequest } from "./example-request.ts";

/** The same call in each language. */
export type Snippets = Readonly<Record<"curl" | "typescript" | "python" | "mcp", string>>;

/**
 * Returns the code for a request.
 * @param operation its name, such as `applications.move`
 * @param base the API's base URL, such as `https://offerlane.example/api/v1`
 */
export function snippetsOf(request: ExampleRequest, operation: string, base: string): Snippets {
  return {
    curl: curlOf(request, base),
    typescript: typescriptOf(request, operation),
    python: pythonOf(request, operation),
    mcp: JSON.stringify({ name: operation.replace(".", "_"), arguments: argumentsOf(request) }, null, 2),
  };
}

/** Returns a tool's arguments: path, query, and body in one object. */
function argumentsOf({ pathFields, query, body }: ExampleRequest): Record<string, unknown> {
  return { ...pathFields, ...query, ...body };
}

/** Returns the path with its fields filled in, and the query. */
function addressOf({ path, pathFields, query }: ExampleRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(pathFields[name] ?? ""),
  );
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)])),
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

function typescriptOf(request: ExampleRequest, operation: string): string {
  const [group, handler] = operation.split(".").map(camelCased);
  const input = argumentsOf(request);
  const argument = Object.keys(input).length > 0 ? literal(input) : "";
  return `const result = await offerlane.${group}.${handler}(${argument});`;
}

function pythonOf(request: ExampleRequest, operation: string): string {
  return `result = offerlane.${operation}(${pythonArguments(argumentsOf(request))})`;
}

function camelCased(name: string): string {
  return name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

const WIDEST = 60;

/** Formats a value as TypeScript: names without quotation marks if possible, on one line if it fits. */
function literal(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const parts = isList
    ? value.map((item) => literal(item, deeper))
    : Object.entries(value).map(([name, one]) => `${nameOf(name)}: ${literal(one, deeper)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (line.length <= WIDEST && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join("")}${indent}${close}`;
}

function nameOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Formats fields as Python's keyword arguments, on one line if they fit. */
function pythonArguments(fields: Readonly<Record<string, unknown>>): string {
  // A Python keyword can't be an argument's name; the client accepts it with a trailing underscore.
  const keyword = (name: string) => (name === "from" ? "from_" : name);
  const parts = Object.entries(fields).map(
    ([name, value]) => `${keyword(name)}=${pythonLiteral(value, "    ")}`,
  );
  const line = parts.join(", ");
  if (line.length <= WIDEST && !line.includes("\n")) return line;
  return `\n${parts.map((part) => `    ${part},\n`).join("")}`;
}

function pythonLiteral(value: unknown, indent: string): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const deeper = `${indent}    `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const parts = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, deeper))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonLiteral(one, deeper)}`);
  const line = `${open}${parts.join(", ")}${close}`;
  if (line.length <= WIDEST && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join("")}${indent}${close}`;
}
