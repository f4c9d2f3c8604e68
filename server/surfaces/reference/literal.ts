const WIDEST = 60;

/** A value as TypeScript writes it: names without quotation marks where they need none, on one line where it fits. */
export function literal(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const parts = isList
    ? value.map((one) => literal(one, deeper))
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

/** Fields as Python writes keyword arguments, on one line where they fit. */
export function pythonArguments(fields: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(fields).map(([name, value]) => `${name}=${pythonLiteral(value, "    ")}`);
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
    ? value.map((one) => pythonLiteral(one, deeper))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonLiteral(one, deeper)}`);
  const line = `${open}${parts.join(", ")}${close}`;
  if (line.length <= WIDEST && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join("")}${indent}${close}`;
}
