import { z } from "zod";
import { Done, id, instantOut } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";

/** A browser where the person is signed in. */
export const Session = z.object({
  id: z.string(),
  device: z.string().nullable(),
  network: z.string().nullable(),
  createdAt: instantOut,
  lastSeenAt: instantOut,
});

// Ending asks once more who it is: whoever comes upon an open browser must not sign its owner out elsewhere (ASVS 7.5.2).
export const sessions = {
  list: defineOperation({
    audience: "pages",
    name: "sessions.list",
    method: "GET",
    actsOn: "caller",
    environment: "live",
    summary: "Where the person is signed in, the latest seen first",
    errors: [],
    input: z.strictObject({}),
    output: z.array(Session.extend({ isCurrent: z.boolean() })),
  }),
  end: defineOperation({
    audience: "pages",
    name: "sessions.end",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    reauthentication: "always",
    summary: "Sign one browser out",
    errors: [],
    input: z.strictObject({ sessionId: id("session", "The session's id.") }),
    output: Done,
  }),
  endOthers: defineOperation({
    audience: "pages",
    name: "sessions.end_others",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    reauthentication: "always",
    summary: "Sign out everywhere but in this browser",
    errors: [],
    input: z.strictObject({}),
    output: Done,
  }),
  endAll: defineOperation({
    audience: "pages",
    name: "sessions.end_all",
    method: "POST",
    actsOn: "caller",
    environment: "live",
    transaction: "own",
    reauthentication: "always",
    signsOut: true,
    summary: "Sign out everywhere, this browser included, which keeps nothing",
    errors: [],
    input: z.strictObject({}),
    output: Done,
  }),
  enterSandbox: defineOperation({
    audience: "pages",
    name: "sessions.enter_sandbox",
    method: "POST",
    actsOn: "caller",
    transaction: "own",
    summary: "Have this browser work in the person's sandbox, planted at first use",
    errors: [],
    input: z.strictObject({}),
    output: Done,
  }),
  leaveSandbox: defineOperation({
    audience: "pages",
    name: "sessions.leave_sandbox",
    method: "POST",
    actsOn: "caller",
    transaction: "own",
    summary: "Have this browser work in the live account again; a guest has none",
    errors: ["not_found"],
    input: z.strictObject({}),
    output: Done,
  }),
};
