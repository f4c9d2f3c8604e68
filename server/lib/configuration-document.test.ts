import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { SETTING_TEXTS } from "#server/testing/setting-texts.ts";
import { settings } from "./env-schema.ts";
import { SECRET_VARIABLES } from "./secret-files.ts";

type Taken = {
  enum?: string[];
  type?: string;
  minimum?: number;
  maximum?: number;
  format?: string;
  default?: unknown;
};

const schema = z.toJSONSchema(settings, { io: "input", unrepresentable: "any" });
const taken = schema.properties as Record<string, Taken>;

function valuesOf({ enum: values, type, minimum, maximum, format }: Taken): string {
  if (values) return values.map((value) => `\`${value}\``).join(", ");
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum.toLocaleString("en")}`;
  return format === "uri" ? "a URL" : type === "integer" ? "a number" : "text";
}

/** Returns a table formatted as Biome does: columns are as wide as their longest cell. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? "").length)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, at) => (row[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}

function documented(): string {
  const secrets: readonly string[] = SECRET_VARIABLES;
  const rows = Object.keys(settings.shape).map((name) => {
    const of = taken[name] ?? {};
    const file = secrets.includes(name) ? " Can be a file: `_FILE`." : "";
    const text = SETTING_TEXTS[name as keyof typeof SETTING_TEXTS] + file;
    return [`\`${name}\``, text, valuesOf(of), of.default === undefined ? "" : `\`${of.default}\``];
  });
  return [
    "# Configuration",
    "",
    "Every environment variable, generated from `server/lib/env-schema.ts`. Without any, `npm start` serves only this machine. If a value is wrong,",
    "the process names it and doesn't start.",
    "",
    ...tableOf(["variable", "purpose", "values", "default"], rows),
    "",
    "If a variable can be a file, add `_FILE` to its name, as in `AUTH_SECRET_FILE=/run/secrets/auth`. A build also reads",
    "`NEXT_SERVER_ACTIONS_ENCRYPTION_KEY`; without it, machines that build for themselves derive one key from `AUTH_SECRET`.",
    "",
  ].join("\n");
}

// To update the file: `npx vitest run server/lib/configuration-document.test.ts -u`.
test("docs/configuration.md matches the settings in the schema", async () => {
  await expect(documented()).toMatchFileSnapshot(
    path.join(import.meta.dirname, "../../docs/configuration.md"),
  );
});
