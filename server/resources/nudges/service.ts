import { invalidField, notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { requireKnownFields } from "#server/resources/messages/service.ts";
import { nudges, type WeeklyNudge } from "./contract.ts";
import { nextNudge } from "./sending.ts";
import * as store from "./store.ts";

/** Returns the organization's weekly nudge. */
const getNudge: Handler<typeof nudges.get> = ({ ctx }) =>
  store.findNudge(ctx.sql, { organizationId: ctx.organizationId });

/** Writes the organization's weekly nudge. @throws not_found if the sender isn't staff, validation_failed */
const saveNudge: Handler<typeof nudges.save> = async ({ ctx, input }) => {
  const { sql, now, organizationId } = ctx;
  const { isOn, inactiveDays, isToNotSharing, body } = input;
  if (isOn && inactiveDays === null && !isToNotSharing) {
    throw invalidField(["inactiveDays"], "Choose who gets the nudge.");
  }
  requireKnownFields(body);
  const sender = await store.lockSender(sql, { organizationId, memberId: input.senderId });
  if (sender === null) throw notFound("member of staff");
  const before = await store.findNudge(sql, { organizationId });
  const nextAt = nextNudge(organizationId, sender.timeZone, now);
  const fields = { isOn, inactiveDays, isToNotSharing, body, nextAt };
  await store.writeNudge(sql, { organizationId, ...fields, senderId: sender.accountId });
  const after = await store.findNudge(sql, { organizationId });
  if (after === null) throw new Error("The nudge was just written");
  await recordChange(ctx, {
    action: "weekly_nudge_changed",
    details: { before: before && logged(before), after: logged(after) },
  });
  return after;
};

function logged({ isOn, inactiveDays, isToNotSharing, senderId, body }: WeeklyNudge) {
  return { isOn, inactiveDays, isToNotSharing, senderId, length: body.length };
}

export const nudgesGroup = defineGroup(nudges, {
  handlers: { get: getNudge, save: saveNudge },
});
