import path from "node:path";
import { expect, test } from "vitest";
import { inWords } from "#domain/in-words.ts";
import { KIB, MIB } from "#domain/units.ts";
import { largestResponse } from "#server/testing/largest-responses.ts";
import docs from "../../../messages/en/docs.json" with { type: "json" };
import { declaredOperations } from "../rest/routes.ts";
import { limitsText, tableOf } from "./llms.ts";

// To update the file: `npx vitest run server/transports/reference/limits-document.test.ts -u`.
test("docs/limits.md shows the current table of limits", async () => {
  await expect(limitsDocument()).toMatchFileSnapshot(
    path.join(import.meta.dirname, "../../../docs/limits.md"),
  );
});

const INTRODUCTION = `# Limits

Every limit of the product. This page and \`/docs/limits\` are generated from \`domain/limits.ts\`.`;

const asMarkdown = (text: string) => text.replaceAll(/<\/?c>/g, "`");

/** Returns docs/limits.md, made of the table of limits and the texts of /docs/limits. */
function limitsDocument(): string {
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
