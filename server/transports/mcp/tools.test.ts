import type { Tool } from "@modelcontextprotocol/server";
import { expect, test } from "vitest";
import { interfaceContracts } from "#server/testing/contracts.ts";
import { inToolNames, pageOfTools, pagesOf } from "./tools.ts";

const tool = (name: string): Tool => ({ name, inputSchema: { type: "object" } });

test("the list of tools is split into pages that contain each tool once, in order", () => {
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

test("a full last page has no cursor", () => {
  const pages = pagesOf([tool("one"), tool("two")], 2);
  expect([...pages.values()]).toEqual([{ tools: [tool("one"), tool("two")] }]);
});

test("the pages are built once", () => {
  expect(pageOfTools(undefined)).toBe(pageOfTools(undefined));
});

test("a tool's schemas are self-contained: no reference, no dialect, and no bound that only zod knows", () => {
  const text = JSON.stringify(pageOfTools(undefined));
  expect(text).not.toMatch(/"\$(ref|defs|schema|id)"/);
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

/** The changes that only add. */
const ADDING = [
  ...["boards_create", "applications_create", "companies_create", "interviews_create", "contacts_create"],
  ...["interactions_create", "resumes_create", "shares_create", "coach_notes_create", "organizations_create"],
  ...["cohorts_create", "cohort_memberships_create", "organization_invitations_create", "invitations_accept"],
  ...["billing_create_checkout_session", "billing_create_portal_session"],
];
/** Changes that do more if repeated. */
const UNREPEATABLE = [
  ...ADDING.filter((name) => name !== "invitations_accept"),
  ...["imports_create", "members_leave", "organization_invitations_resend"],
];
/** Changes that send email, or call the payment provider. */
const REACHING_OUT = [
  ...["coach_notes_create", "organization_invitations_create", "organization_invitations_resend"],
  ...["billing_create_checkout_session", "billing_create_portal_session"],
];

test("a tool's hints mean what the MCP specification says", () => {
  const first = pageOfTools(undefined);
  const tools = [...(first?.tools ?? []), ...(pageOfTools(first?.nextCursor)?.tools ?? [])];
  const changes = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
  const reads = tools.filter((tool) => !changes.includes(tool));
  const named = (wanted: (hints: NonNullable<Tool["annotations"]>) => boolean | undefined) =>
    changes.filter(({ annotations = {} }) => wanted(annotations)).map(({ name }) => name);
  const changing = interfaceContracts
    .filter(({ method }) => method !== "GET")
    .map(({ toolName }) => toolName);
  expect(named(() => true).toSorted()).toEqual(changing.toSorted());
  expect(named((hints) => hints.destructiveHint === false).toSorted()).toEqual(ADDING.toSorted());
  expect(named((hints) => hints.idempotentHint === false).toSorted()).toEqual(UNREPEATABLE.toSorted());
  expect(named((hints) => hints.openWorldHint).toSorted()).toEqual(REACHING_OUT.toSorted());
  for (const { name, annotations } of reads) {
    expect(annotations, name).toMatchObject({ readOnlyHint: true, openWorldHint: false });
  }
});

test("tool descriptions refer to other tools by the names that a model can call", () => {
  const first = pageOfTools(undefined);
  const tools = [...(first?.tools ?? []), ...(pageOfTools(first?.nextCursor)?.tools ?? [])];
  const spoken = tools.flatMap(({ description = "" }) =>
    interfaceContracts.filter(({ name }) => description.includes(name)),
  );
  expect(spoken).toEqual([]);
  expect(inToolNames("Find it with resumes.list; see example.org.")).toBe(
    "Find it with resumes_list; see example.org.",
  );
});
