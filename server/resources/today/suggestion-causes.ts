import { type Expression, sql as raw } from "kysely";
import { NOT_HELD } from "#domain/interview-progress.ts";
import { SUGGESTION_RULES, type SuggestionRule } from "#domain/suggestion-rules.ts";
import type { AccountId } from "#server/core/access.ts";
import { equal, on, onTrue } from "#server/core/clauses.ts";
import type { Params } from "#server/core/query.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import { cardColumn, knownSince, lastEventAt } from "#server/resources/applications/service/read.ts";
import { lastInteraction } from "#server/resources/contacts/service.ts";
import { type AtInstant, after } from "./columns.ts";

/** Returns the days that the person chose for a rule, or its default; null if it is off. */
function chosenDays(rule: SuggestionRule, account: Expression<AccountId>) {
  const own = selectFrom("accounts").select("suggestion_rules").where("id", "=", account);
  const chosen = raw`(${own} -> ${raw.lit(rule)})`;
  return raw<number | null>`CASE WHEN (${chosen} ->> 'isOn')::boolean IS FALSE THEN NULL
    ELSE coalesce((${chosen} ->> 'days')::int, ${raw.lit(SUGGESTION_RULES[rule].days ?? 0)}) END`;
}

const before = (now: Expression<string>, count: Expression<number | null>) =>
  raw<string>`${now}::timestamptz - ${count} * interval '1 day'`;

/** Checks that an instant is the rule's number of days in the past, or ahead. Matches nothing if the rule is off. */
function isDue(rule: SuggestionRule, { accountId, now }: Params<AtInstant>, at: Expression<string | null>) {
  const { until, ...ruleOptions } = SUGGESTION_RULES[rule];
  const chosen = chosenDays(rule, accountId);
  const from =
    "isAhead" in ruleOptions ? raw`${now}::timestamptz + ${chosen} * interval '1 day'` : before(now, chosen);
  const begun = raw<boolean>`${at} <= ${from}`;
  return until === null ? begun : raw<boolean>`${begun} AND ${at} > ${after(now, -until)}`;
}

/** Selects the cards of active boards in the columns of a rule. */
function cardsOf(rule: SuggestionRule, accountId: Expression<AccountId>) {
  return selectFrom("applications as a")
    .innerJoin("boards as b", on({ "b.account_id": accountId, "b.id": "a.board_id" }))
    .where(equal({ "a.account_id": accountId, "b.is_active": true }))
    .where("a.status", "in", [...SUGGESTION_RULES[rule].statuses]);
}

/** Selects the cards, interviews, or contacts to which a rule applies, each with the moment that causes the suggestion. */
export function causesOf(rule: SuggestionRule, params: Params<AtInstant>) {
  // As derived tables, all have one type and can be united.
  if (rule === "keep_in_touch") return selectFrom(dormantContacts(params).as("cause")).selectAll();
  if (rule === "reply" || rule === "reply_again") {
    return selectFrom(replies(rule, params).as("cause")).selectAll();
  }
  return selectFrom(ofCards(rule, params).as("cause")).selectAll();
}

type CardRule = Exclude<SuggestionRule, "keep_in_touch" | "reply" | "reply_again">;

/** Selects the cards or interviews to which a rule applies. */
function ofCards(rule: CardRule, params: Params<AtInstant>) {
  const { cause } = SUGGESTION_RULES[rule];
  const { accountId } = params;
  const cards = cardsOf(rule, accountId);
  if (cause === "interview") {
    return cards
      .innerJoin("interviews as i", on({ "i.account_id": accountId, "i.application_id": "a.id" }))
      .where("i.outcome", "not in", [...NOT_HELD])
      .where((eb) => isDue(rule, params, eb.ref("i.scheduled_at")))
      .select((eb) => [...ofCard(rule), "i.id as causeId", eb.ref("i.scheduled_at").as("occasion")]);
  }
  if (cause === "silence") {
    return (
      cards
        .innerJoinLateral(() => db.selectNoFrom(lastEventAt(accountId).as("at")).as("word"), onTrue)
        // A card with a planned follow-up comes up when that is due.
        .where("a.follow_up_due", "is", null)
        .where((eb) => isDue(rule, params, eb.ref("word.at")))
        .select((eb) => [...ofCard(rule), "a.id as causeId", eb.ref("word.at").as("occasion")])
    );
  }
  const column = cause === "closingDate" ? "a.closing_date" : "a.offer_deadline";
  return cards
    .where((eb) => isDue(rule, params, eb.ref(column)))
    .select((eb) => [...ofCard(rule), "a.id as causeId", eb.ref(column).$notNull().as("occasion")]);
}

const ofCard = (rule: SuggestionRule) =>
  [
    raw<SuggestionRule>`${raw.lit(rule)}`.as("rule"),
    raw<string | null>`${cardColumn("id")}`.as("applicationId"),
    raw<string | null>`NULL::text`.as("contactId"),
  ] as const;

/** Selects the emails that expect an answer, of those that the person accepted. */
export function mailToAnswer(accountId: Expression<AccountId>) {
  return selectFrom("inbound_emails as e")
    .where("e.account_id", "=", accountId)
    .where("e.state", "=", "accepted")
    .where("e.kind", "in", ["interview", "offer", "question"]);
}

/**
 * Selects cards whose employer replied, as an email or the move to Interviewing shows. A later interaction with one of the card's
 * contacts, or a later interview, counts as the reply.
 */
function replies(rule: "reply" | "reply_again", params: Params<AtInstant>) {
  const { accountId, now } = params;
  const recent = mailToAnswer(accountId)
    .select((eb) => eb.ref("e.application_id").$notNull().as("id"))
    .where("e.created_at", ">", after(now, -SUGGESTION_RULES[rule].until));
  const latest = mailToAnswer(accountId)
    .select((eb) => eb.fn.max("e.created_at").as("at"))
    .where("e.application_id", "=", cardColumn("id"));
  const interviewing = raw<
    string | null
  >`CASE ${cardColumn("status")} WHEN 'interviewing' THEN ${knownSince()} END`;
  const repliedAt = raw.ref<string>("reply.at");
  const interaction = selectFrom("contact_applications as l")
    .innerJoin("interactions as x", on({ "x.account_id": accountId, "x.contact_id": "l.contact_id" }))
    .select("x.id")
    .where(equal({ "l.account_id": accountId, "l.application_id": cardColumn("id") }))
    .where("x.interaction_time", ">", repliedAt);
  const interview = selectFrom("interviews as i")
    .select("i.id")
    .where(equal({ "i.account_id": accountId, "i.application_id": cardColumn("id") }))
    .where("i.scheduled_at", ">", repliedAt);
  const cards = cardsOf(rule, accountId)
    .where((eb) => eb.or([eb("a.id", "in", recent), isDue(rule, params, interviewing)]))
    .innerJoinLateral(
      () => db.selectNoFrom(raw<string>`greatest(${latest}, ${interviewing})`.as("at")).as("reply"),
      onTrue,
    )
    .where(isDue(rule, params, repliedAt))
    .where((eb) => eb.not(eb.exists(interaction)))
    .where((eb) => eb.not(eb.exists(interview)))
    .select([...ofCard(rule), "a.id as causeId", repliedAt.as("occasion")]);
  if (rule === "reply_again") return cards;
  // The second suggestion replaces the first.
  return cards.where(raw<boolean>`(${isDue("reply_again", params, repliedAt)}) IS NOT TRUE`);
}

/** Selects contacts without an interaction for as long as their interval; each full interval since then is an occasion. */
function dormantContacts(params: Params<AtInstant>) {
  const { accountId, now } = params;
  const rhythm = raw`(n.keep_in_touch_days * interval '1 day')`;
  return (
    selectFrom("contacts as n")
      .innerJoinLateral((eb) => {
        const last = eb.fn.coalesce(lastInteraction(accountId, eb.ref("n.id")), "n.created_at");
        return db.selectNoFrom(last.as("at")).as("last");
      }, onTrue)
      .innerJoinLateral(() => {
        const periods = raw`floor(extract(epoch FROM ${now}::timestamptz - last.at) / extract(epoch FROM ${rhythm}))`;
        return db
          .selectNoFrom([
            raw<number>`${periods}`.as("periods"),
            raw<string>`last.at + ${periods} * ${rhythm}`.as("occasion"),
          ])
          .as("q");
      }, onTrue)
      .where("n.account_id", "=", accountId)
      .where("n.keep_in_touch_days", "is not", null)
      // A contact on the follow-up list comes up there.
      .where("n.follow_up_since", "is", null)
      .where("q.periods", ">=", 1)
      .where(raw<boolean>`${chosenDays("keep_in_touch", accountId)} IS NOT NULL`)
      .select([
        raw<SuggestionRule>`'keep_in_touch'`.as("rule"),
        raw<string | null>`NULL::text`.as("applicationId"),
        raw<string | null>`n.id`.as("contactId"),
        "n.id as causeId",
        "q.occasion",
      ])
  );
}
