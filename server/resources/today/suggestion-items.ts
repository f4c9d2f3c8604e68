import { type Expression, sql as raw } from "kysely";
import { SUGGESTIONS } from "#domain/suggestion-rules.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { equal, on, onTrue } from "#server/core/clauses.ts";
import type { Params } from "#server/core/query.ts";
import { db, isoText, selectFrom } from "#server/core/statements.ts";
import { A_KIND_MAX, type AtInstant, dateKnown, isUnmarked, noDue, nullColumn, ofKind } from "./columns.ts";
import type { Kind } from "./contract.ts";
import { causesOf, mailToAnswer } from "./suggestion-causes.ts";

const applicationId = raw.ref<string>("s.applicationId");

/** Selects a column of the latest email that the suggested reply would answer. */
function repliedTo(column: "e.from_address" | "e.subject", accountId: Expression<AccountId>) {
  const latest = mailToAnswer(accountId)
    .select(column)
    .where("e.application_id", "=", applicationId)
    .orderBy("e.created_at", "desc")
    .limit(1);
  return raw<string | null>`CASE WHEN s.rule IN ('reply', 'reply_again') THEN ${latest} END`;
}

/** Selects the email address of the card's most recently changed contact. */
function personOfCard(accountId: Expression<AccountId>) {
  return selectFrom("contact_applications as l")
    .innerJoin("contacts as p", on({ "p.account_id": accountId, "p.id": "l.contact_id" }))
    .select("p.email")
    .where(equal({ "l.account_id": accountId, "l.application_id": applicationId }))
    .where("p.email", "is not", null)
    .orderBy("p.updated_at", "desc")
    .orderBy("p.id")
    .limit(1)
    .$asScalar();
}

/**
 * Selects the suggestions of all rules, each once for its occasion: the subject includes the occasion, and a mark with that subject removes
 * the suggestion. So a date that is moved away and back isn't suggested again.
 */
export function suggestions(params: Params<AtInstant>) {
  const [first, ...others] = SUGGESTIONS.map((rule) => causesOf(rule, params));
  if (!first) throw new Error("The table of suggestion rules is empty.");
  const causes = others.reduce((all, next) => all.unionAll(next), first);
  const { accountId } = params;
  return selectFrom(causes.as("s"))
    .leftJoin("applications as a", on({ "a.account_id": accountId, "a.id": "s.applicationId" }))
    .leftJoin("contacts as n", on({ "n.account_id": accountId, "n.id": "s.contactId" }))
    .leftJoin("companies as c", (join) =>
      join
        .on("c.account_id", "=", accountId)
        .on("c.id", "=", raw<string>`coalesce(a.company_id, n.company_id)`),
    )
    .innerJoinLateral(
      (eb) =>
        db
          .selectNoFrom(
            raw<string>`concat_ws(' ', ${eb.ref("s.rule")}, ${eb.ref("s.causeId")}, ${isoText(eb.ref("s.occasion"))})`.as(
              "id",
            ),
          )
          .as("q"),
      onTrue,
    )
    .select((eb) => [
      raw<Kind>`'suggestion'`.as("kind"),
      "q.id as subjectId",
      "s.occasion",
      eb.fn.coalesce("a.job_title", "n.name").$notNull().as("title"),
      "c.name as companyName",
      "s.applicationId",
      "a.board_id as boardId",
      raw<Status | null>`a.status`.as("status"),
      nullColumn.as("interviewType"),
      nullColumn.as("meetingUrl"),
      eb.fn.coalesce("n.email", repliedTo("e.from_address", accountId), personOfCard(accountId)).as("email"),
      raw<string | null>`NULL::timestamptz`.as("followUpSince"),
      raw<string | null>`NULL::timestamptz`.as("followUpDue"),
      repliedTo("e.subject", accountId).as("note"),
      ...noDue(),
      nullColumn.as("subject"),
      "s.contactId",
      nullColumn.as("writtenBy"),
      ofKind,
      dateKnown(),
    ])
    .where((eb) => isUnmarked(params, "suggestion", eb.ref("q.id"), eb.ref("s.occasion")))
    .orderBy("s.occasion")
    .orderBy("q.id")
    .limit(A_KIND_MAX);
}
