import type { Tool } from "@modelcontextprotocol/server";
import { expect, test } from "vitest";
import { contracts } from "#server/testing/contracts.ts";
import { inToolNames, pageOfTools, pagesOf } from "./tools.ts";

const tool = (name: string): Tool => ({ name, inputSchema: { type: "object" } });

test("a list of tools is cut into pages that hold each of them once, in order", () => {
  const tools = Array.from({ length: 123 }, (_, index) => tool(`tool_${index}`));
  const pages = pagesOf(tools);
  const seen: Tool[] = [];
  let cursor: string | undefined = "";
  while (cursor !== undefined) {
    const page = pages.get(cursor);
    expect(page?.tools.length).toBeLessThanOrEqual(50);
    seen.push(...(page?.tools ?? []));
    cursor = page?.nextCursor as string | undefined;
  }
  expect(seen).toEqual(tools);
  expect(pages.size).toBe(3);
});

test("a full page that is the last one has no cursor", () => {
  const pages = pagesOf([tool("one"), tool("two")], 2);
  expect([...pages.values()]).toEqual([{ tools: [tool("one"), tool("two")] }]);
});

test("the pages are made once", () => {
  expect(pageOfTools(undefined)).toBe(pageOfTools(undefined));
});

test("a tool's schemas stand alone: no reference, no dialect, no bound that only zod means", () => {
  const text = JSON.stringify(pageOfTools(undefined));
  expect(text).not.toMatch(/"\$(ref|defs|schema|id)"/);
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

test("only what takes away is destructive, and only a POST may not be repeated", () => {
  const first = pageOfTools(undefined);
  const tools = [...(first?.tools ?? []), ...(pageOfTools(first?.nextCursor)?.tools ?? [])];
  for (const { toolName, method, ...contract } of contracts) {
    const annotations = tools.find(({ name }) => name === toolName)?.annotations;
    expect(annotations, toolName).toMatchObject({
      readOnlyHint: method === "GET",
      destructiveHint: method === "DELETE" || "destroys" in contract,
      idempotentHint: method !== "POST",
      openWorldHint: false,
    });
  }
});

test("a model reads of other tools by the names that it can call", () => {
  const first = pageOfTools(undefined);
  const tools = [...(first?.tools ?? []), ...(pageOfTools(first?.nextCursor)?.tools ?? [])];
  const spoken = tools.flatMap(({ description = "" }) =>
    contracts.filter(({ name }) => description.includes(name)),
  );
  expect(spoken).toEqual([]);
  expect(inToolNames("Find it with resumes.list; see example.org.")).toBe(
    "Find it with resumes_list; see example.org.",
  );
});
