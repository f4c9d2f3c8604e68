import { inWords } from "#domain/in-words.ts";
import { KIB, MIB } from "#domain/units.ts";
import { largestResponse } from "#server/core/operation.ts";
import docs from "../../../messages/en/docs.json" with { type: "json" };
import { declaredOperations } from "../rest/routes.ts";
import { limitGroups } from "./limits.ts";

/** Returns docs/limits.md, made of the table of limits and the texts of /docs/limits. */
export function limitsDocument(): string {
  const rules = Object.values(docs.limits.rule).map((rule) => `- ${asMarkdown(rule)}`);
  return `${[INTRODUCTION, rules.join("\n"), limitsText(), responsesText()].join("\n\n")}\n`;
}

/** Returns the largest response of every operation, by its contract. */
function responsesText(): string {
  const lines = declaredOperations().map(({ contract }) => {
    const bytes = Math.ceil(largestResponse(contract) / KIB) * KIB;
    return [
      `\`${contract.name}\``,
      inWords(bytes < MIB ? bytes : Math.ceil(bytes / MIB) * MIB, "bytes"),
    ] as const;
  });
  return `${RESPONSES}\n\n${tableOf([["operation", "largest response"], ...lines])}`;
}

const RESPONSES = `## Responses

The largest response of each operation in JSON, before compression. Over MCP, a response has the same content twice.`;

/** Returns every limit, in a table for each group. */
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

/** Returns a table with two columns, padded as the formatter does; the first row is its head. */
function tableOf(rows: readonly (readonly [string, string])[]): string {
  const [left, right] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = ([what, value]: readonly [string, string], fill = " ") =>
    `| ${what.padEnd(left ?? 0, fill)} | ${value.padEnd(right ?? 0, fill)} |`;
  const [head, ...body] = rows.map((row) => line(row));
  return [head, line(["", ""], "-"), ...body].join("\n");
}
