import { expect, test } from "vitest";
import { z } from "zod";
import { pageOfTools } from "./mcp/tools.ts";
import { declaredOperations } from "./rest/routes.ts";

/** The API's operations, as its specification lists them. */
const INTERFACE = [
  "me.get",
  "boards.list",
  "boards.get",
  "boards.create",
  "boards.update",
  "boards.delete",
  "boards.update_settings",
  "applications.list",
  "applications.get",
  "applications.create",
  "applications.update",
  "applications.delete",
  "applications.move",
  "applications.bulk_move",
  "applications.get_status_history",
  "applications.attach_resume",
  "applications.detach_resume",
  "companies.list",
  "companies.list_active_with_jobs",
  "companies.get",
  "companies.create",
  "companies.update",
  "companies.delete",
  "interviews.list",
  "interviews.get",
  "interviews.create",
  "interviews.update",
  "interviews.delete",
  "contacts.list",
  "contacts.list_linkable_applications",
  "contacts.get",
  "contacts.create",
  "contacts.update",
  "contacts.delete",
  "interactions.list",
  "interactions.get",
  "interactions.create",
  "interactions.update",
  "interactions.delete",
  "people.get_overview",
  "people.get_analytics",
  "insights.get",
  "table.get",
  "table.apply_edits",
  "table.get_view_settings",
  "table.replace_view_settings",
  "exports.get",
  "imports.create",
  "resumes.list",
  "resumes.get",
  "resumes.create",
  "resumes.delete",
  "profile.get",
  "profile.update",
  "shares.list",
  "shares.create",
  "shares.delete",
  "invitations.list_mine",
  "invitations.accept",
  "invitations.decline",
  "coach_notes.list",
  "coach_notes.create",
  "coach_notes.update",
  "coach_notes.delete",
  "organizations.list",
  "organizations.get",
  "organizations.create",
  "organizations.update",
  "organizations.delete",
  "members.list",
  "members.update_role",
  "members.remove",
  "members.leave",
  "organization_invitations.list",
  "organization_invitations.create",
  "organization_invitations.resend",
  "organization_invitations.revoke",
  "cohorts.list",
  "cohorts.create",
  "cohorts.update",
  "cohorts.delete",
  "cohort_memberships.list",
  "cohort_memberships.create",
  "cohort_memberships.end",
  "organization_shares.list",
  "organization_shares.get",
  "roster.list",
  "roster.export",
  "organization_insights.get",
  "audit_events.list",
  "billing.get",
  "billing.create_checkout_session",
  "billing.create_portal_session",
  "sandbox.get",
  "sandbox.reset",
];

/** Operations added beyond the specification. */
const BEYOND = [
  "applications.append_note",
  "applications.bulk_change",
  "applications.undo",
  "caseload.list",
  "caseload.list_coaches",
  "caseload.assign",
  "caseload.unassign",
  "cohort_memberships.correct",
  "cohort_memberships.undo",
  "contact_log.list",
  "contact_log.list_own",
  "contact_log.get",
  "contact_log.create",
  "contact_log.update",
  "contact_log.delete",
  "contact_log.report",
  "contact_log.export",
  "inbound_emails.list",
  "inbound_emails.get",
  "inbound_emails.create",
  "inbound_emails.accept",
  "inbound_emails.undo",
  "inbound_emails.dismiss",
  "inbound_emails.delete",
  "messages.list",
  "messages.list_own",
  "messages.list_threads",
  "messages.send",
  "messages.mark_read",
  "outcomes.contest",
  "outcomes.correct",
  "outcomes.get",
  "outcomes.list",
  "outcomes.list_own",
  "outcomes.list_people",
  "outcomes.list_proposals",
  "outcomes.record",
  "outcomes.report",
  "outcomes.state_intent",
  "resumes.get_text",
  "roster.handle",
  "roster_records.create_field",
  "roster_records.delete_field",
  "roster_records.list",
  "roster_records.list_fields",
  "roster_syncs.create",
  "roster_syncs.undo",
  "roster.search",
  "search.applications",
  "tasks.list",
  "tasks.get",
  "tasks.create",
  "tasks.create_many",
  "tasks.update",
  "tasks.complete",
  "tasks.reopen",
  "tasks.delete",
  "events.list",
  "webhooks.list",
  "webhooks.get",
  "webhooks.create",
  "webhooks.update",
  "webhooks.delete",
  "webhooks.rotate_secret",
  "webhooks.list_deliveries",
  "webhooks.get_delivery",
  "webhooks.resend",
  "webhooks.send_test",
  "organization_events.list",
  "organization_webhooks.list",
  "organization_webhooks.get",
  "organization_webhooks.create",
  "organization_webhooks.update",
  "organization_webhooks.delete",
  "organization_webhooks.rotate_secret",
  "organization_webhooks.list_deliveries",
  "organization_webhooks.get_delivery",
  "organization_webhooks.resend",
  "organization_webhooks.send_test",
];

const named = (audience: "public" | "beyond") =>
  declaredOperations()
    .map(({ contract }) => contract)
    .filter((contract) => (contract.audience ?? "public") === audience)
    .map(({ name }) => name);

test("the operations beyond the specification are listed here", () => {
  expect(named("beyond").toSorted()).toEqual(BEYOND.toSorted());
});

test("the API has exactly the operations of its specification", () => {
  const declared = named("public");
  expect(declared.toSorted()).toEqual(INTERFACE.toSorted());
});

test("each of these operations is a tool of the same name, with an underscore for the dot", () => {
  const tools: string[] = [];
  for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
    const page = pageOfTools(cursor);
    tools.push(...(page?.tools ?? []).map(({ name }) => name));
    cursor = page?.nextCursor;
  }
  expect(tools.toSorted()).toEqual(INTERFACE.map((name) => name.replace(".", "_")).toSorted());
});

test.each(declaredOperations().map(({ contract }) => contract))(
  "$name has a JSON Schema for its input and its output",
  ({ input, output }) => {
    expect(z.toJSONSchema(input, { io: "input" })).toHaveProperty("type", "object");
    expect(z.toJSONSchema(output, { io: "output" })).toBeTypeOf("object");
  },
);
