import { CONTACTED_DAYS } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { DAY_MS } from "#domain/time.ts";
import { invalidField } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { recordAuditEvents } from "#server/resources/audit-events/service.ts";
import type { roster } from "./contract.ts";
import * as store from "./store/handled.ts";

/** Marks applicants as contacted or snoozed, or removes the mark, and logs each change. @throws validation_failed */
export const handleAttention: Handler<typeof roster.handle> = async ({ ctx, input }) => {
  const { sql, now: at, actor, organizationId } = ctx;
  const emails = [...new Set(input.applicantEmails)];
  const people = await store.lockHandled(sql, { organizationId, emails });
  const accountIds = people.map(({ accountId }) => accountId);
  const until = untilOf(input.as, input.until, at);
  const changed = new Set<string>();
  if (until === null) {
    for (const person of people) if (person.kind !== null) changed.add(person.email);
    await store.deleteMarks(sql, { organizationId, accountIds });
  } else {
    for (const { email } of people) changed.add(email);
    const kind = input.as ?? "contacted";
    await store.writeMarks(sql, { organizationId, accountIds, kind, until, by: actor.accountId, at });
  }
  const after = until === null ? null : { kind: input.as, until: until.toISOString() };
  await recordAuditEvents(
    sql,
    { organizationId, actorAccountId: actor.accountId, action: "attention_handled" },
    people
      .filter(({ email }) => changed.has(email))
      .map(({ email, kind, until: before }) => ({
        subjectEmail: email,
        details: { before: kind === null ? null : { kind, until: before }, after },
      })),
  );
  for (const { accountId } of people) ctx.affected.accounts.add(accountId);
  const applicantEmails = new Set(people.map(({ email }) => email));
  const done = until === null ? ("unmarked" as const) : ("marked" as const);
  return {
    data: emails.map((applicantEmail) => ({
      applicantEmail,
      outcome: !applicantEmails.has(applicantEmail)
        ? ("not_an_applicant" as const)
        : changed.has(applicantEmail)
          ? done
          : ("unchanged" as const),
    })),
  };
};

/** Undoes the caller's latest mark of each applicant, and restores the mark that it replaced. Keeps colleagues' later marks. */
export const undoHandled: Handler<typeof roster.undoHandled> = async ({ ctx, input }) => {
  const { sql, now, actor, organizationId } = ctx;
  const emails = [...new Set(input.applicantEmails)];
  const people = await store.lockHandled(sql, { organizationId, emails });
  const accountIds = people.map(({ accountId }) => accountId);
  const since = new Date(now.getTime() - LIMITS.lifetimes.undo * 1_000);
  const own = { organizationId, accountIds, by: actor.accountId, since };
  const unmarked = new Set((await store.deleteOwnMarks(sql, own)).map(({ accountId }) => accountId));
  const restored = new Map((await store.restoreMarks(sql, own)).map((mark) => [mark.accountId, mark]));
  const undone = people.filter(({ accountId }) => unmarked.has(accountId) || restored.has(accountId));
  await recordAuditEvents(
    sql,
    { organizationId, actorAccountId: actor.accountId, action: "attention_handled" },
    undone.map(({ email, accountId, kind, until }) => {
      const mark = restored.get(accountId);
      const after = mark?.kind ? { kind: mark.kind, until: mark.until } : null;
      return { subjectEmail: email, details: { before: { kind, until }, after } };
    }),
  );
  for (const { accountId } of undone) ctx.affected.accounts.add(accountId);
  const accountOf = new Map(people.map(({ email, accountId }) => [email, accountId]));
  const outcomeOf = (accountId: string | undefined) => {
    if (accountId === undefined) return "not_an_applicant" as const;
    if (restored.has(accountId)) return "restored" as const;
    return unmarked.has(accountId) ? ("unmarked" as const) : ("unchanged" as const);
  };
  return {
    data: emails.map((applicantEmail) => ({
      applicantEmail,
      outcome: outcomeOf(accountOf.get(applicantEmail)),
    })),
  };
};

/** Returns when a mark ends; null if it is to be removed. @throws validation_failed */
function untilOf(as: "contacted" | "snoozed" | null, until: string | undefined, now: Date): Date | null {
  if (as !== "snoozed") {
    if (until !== undefined) throw invalidField(["until"], "Only for snoozed.");
    return as === null ? null : new Date(now.getTime() + CONTACTED_DAYS * DAY_MS);
  }
  if (until === undefined) throw invalidField(["until"], "Send when they need attention again.");
  const end = new Date(until);
  if (end <= now) throw invalidField(["until"], "Must be in the future.");
  return end;
}
