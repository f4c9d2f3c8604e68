import { z } from "zod";
import { NO_ACTIVITY_DAYS } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { id, instantOut, organizationSlug, title } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";

const WeeklyNudge = z.object({
  isOn: z.boolean(),
  inactiveDays: z.int().nullable(),
  isToNotSharing: z.boolean(),
  body: z.string(),
  senderId: z
    .string()
    .nullable()
    .describe("Null if the sender is no longer a staff member; the nudge is then not sent."),
  senderName: z.string().nullable(),
  nextAt: instantOut.describe("When it is sent next if it is on."),
});
export type WeeklyNudge = z.infer<typeof WeeklyNudge>;

export const nudges = defineOperations("nudges", {
  get: {
    ...PAGES.organizationRead,
    roles: rolesWith("messages.send_many"),
    output: WeeklyNudge.nullable(),
  },
  save: {
    ...PAGES.organizationChange,
    roles: rolesWith("organizations.update"),
    input: z.strictObject({
      organizationSlug,
      isOn: z.boolean(),
      inactiveDays: z
        .int()
        .min(NO_ACTIVITY_DAYS)
        .max(LIMITS.requests.nudgeInactiveDays)
        .nullable()
        .describe("Sent to applicants without activity for that many days."),
      isToNotSharing: z.boolean().describe("Sent to applicants who share no board."),
      body: title(LIMITS.text.message).describe("The text; it may have fields such as {firstName}."),
      senderId: id("member", "The member of staff who sends it."),
    }),
    output: WeeklyNudge,
  },
});
