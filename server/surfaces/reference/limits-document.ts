import docs from "../../../messages/en/docs.json" with { type: "json" };
import { limitGroups } from "./limits.ts";

/** docs/limits.md, from the table of limits and the texts of /docs/limits. */
export function limitsDocument(): string {
  const rules = Object.values(docs.limits.rule).map((rule) => `- ${asMarkdown(rule)}`);
  return `${[INTRODUCTION, rules.join("\n"), limitsText()].join("\n\n")}\n`;
}

/** Every limit, in a table for each group. */
export function limitsText(): string {
  return limitGroups()
    .map(({ name, rows }) => {
      const lines = rows.map(({ what, value }) => [what, value] as const);
      return `## ${docs.limits.group[name]}\n\n${tableOf([["limit", "value"], ...lines])}`;
    })
    .join("\n\n");
}

const INTRODUCTION = `# Limits

Every limit of the product. This page and \`/docs/limits\` are generated from \`domain/limits.ts\`.`;

const asMarkdown = (text: string) => text.replaceAll(/<\/?c>/g, "`");

/** A table of two columns, padded as the formatter wants it; the first row is its head. */
function tableOf(rows: readonly (readonly [string, string])[]): string {
  const [left, right] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = ([what, value]: readonly [string, string], fill = " ") =>
    `| ${what.padEnd(left ?? 0, fill)} | ${value.padEnd(right ?? 0, fill)} |`;
  const [head, ...body] = rows.map((row) => line(row));
  return [head, line(["", ""], "-"), ...body].join("\n");
}
