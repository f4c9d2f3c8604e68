import { type Expression, sql as raw } from "kysely";
import { NOT_HELD } from "#domain/interview-progress.ts";
import { SUGGESTION_RULES, SUGGESTIONS, type SuggestionRule } from "#domain/suggestion-rules.ts";
import { on } from "#server/core/conditions.ts";
import type { Params } from "#server/core/query.ts";
import { db } from "#server/core/statements.ts";
import { lastWord } from "#server/resources/applications/service/read.ts";
import {
  A_KIND_MAX,
  type AtInstant,
  after,
  cardColumns,
  isUnmarked,
  known,
  noFollowUp,
  nothing,
  ofKind,
} from "./columns.ts";
import type { Kind } from "./contract.ts";

/** Selects the cards of active boards to which a rule applies, each with the moment that causes it. */
function causesOf(rule: SuggestionRule, { accountId, now }: Params<AtInstant>) {
  const { statuses, cause, from, until } = SUGGESTION_RULES[rule];
  const cards = db
    .selectFrom("applications as a")
    .innerJoin("boards as b", on({ "b.account_id": accountId, "b.id": "a.board_id" }))
    .where("a.account_id", "=", accountId)
    .where("b.is_active", "=", true)
    .where("a.status", "in", [...statuses]);
  // A change since then is between the two days: `from` days after the cause are over, and `until` days aren't.
  const isDue = (at: Expression<string | null>) =>
    raw<boolean>`${at} <= ${after(now, -from)} AND ${at} > ${after(now, -until)}`;
  const found = raw<SuggestionRule>`${raw.lit(rule)}`.as("rule");
  if (cause === "interview") {
    return cards
      .innerJoin("interviews as i", on({ "i.account_id": accountId, "i.application_id": "a.id" }))
      .where("i.outcome", "not in", [...NOT_HELD])
      .where((eb) => isDue(eb.ref("i.scheduled_at")))
      .select((eb) => ["a.id", found, "i.id as causeId", eb.ref("i.scheduled_at").as("occasion")]);
  }
  if (cause === "silence") {
    return (
      cards
        .innerJoinLateral(
          () => db.selectNoFrom(lastWord(accountId).as("at")).as("word"),
          (join) => join.onTrue(),
        )
        // A card with a planned follow-up comes up when that is due.
        .where("a.follow_up_due", "is", null)
        .where((eb) => isDue(eb.ref("word.at")))
        .select((eb) => ["a.id", found, "a.id as causeId", eb.ref("word.at").as("occasion")])
    );
  }
  const column = cause === "closingDate" ? "a.closing_date" : "a.offer_deadline";
  return cards
    .where((eb) => isDue(eb.ref(column)))
    .select((eb) => ["a.id", found, "a.id as causeId", eb.ref(column).$notNull().as("occasion")]);
}

/** Selects what the rules suggest, each once for its occasion: a mark with the same subject and occasion removes it. */
export function suggestions(given: Params<AtInstant>) {
  const [first, ...others] = SUGGESTIONS.map((rule) => causesOf(rule, given));
  if (!first) throw new Error("The table of suggestion rules is empty.");
  const causes = others.reduce((all, next) => all.unionAll(next), first);
  const { accountId } = given;
  return db
    .selectFrom(causes.as("s"))
    .innerJoin("applications as a", on({ "a.account_id": accountId, "a.id": "s.id" }))
    .innerJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
    .innerJoinLateral(
      (eb) =>
        db.selectNoFrom(raw<string>`${eb.ref("s.rule")} || ' ' || ${eb.ref("s.causeId")}`.as("id")).as("q"),
      (join) => join.onTrue(),
    )
    .select([
      raw<Kind>`'suggestion'`.as("kind"),
      "q.id as subjectId",
      "s.occasion",
      ...cardColumns,
      nothing.as("interviewType"),
      nothing.as("meetingUrl"),
      ...noFollowUp(),
      nothing.as("writtenBy"),
      ofKind,
      known(),
    ])
    .where((eb) => isUnmarked(given, "suggestion", eb.ref("q.id"), eb.ref("s.occasion")))
    .orderBy("s.occasion")
    .orderBy("q.id")
    .limit(A_KIND_MAX);
}
