import { type Expression, expressionBuilder, sql as raw } from "kysely";
import type { OfAccount } from "#server/core/access.ts";
import { on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";
import type { Interview, Section } from "../contract.ts";
import { isAhead, needsFeedback } from "../progress.ts";
import { LONG, listedInterviews } from "./interviews.ts";

type Filtered = OfAccount & { search: string | undefined; type: Interview["type"] | undefined };

/** Selects interviews with their cards. */
function entries({ accountId, search, type }: Params<Filtered>) {
  let found = listedInterviews(accountId).select(["a.board_id as boardId", "a.status"]);
  if (type) found = found.where("i.type", "=", type);
  if (search) {
    found = found.where((eb) => eb.or([eb("a.job_title", "ilike", search), eb("c.name", "ilike", search)]));
  }
  return found;
}

const KEY = { scheduledAt: "i.scheduled_at", id: "i.id" } as const;

/** Returns a page of the interviews that are ahead or under way, earliest first. */
export const listUpcoming = query.page("interview_page_section", {
  key: KEY,
  texts: LONG,
  rows: (params: Params<Filtered & { now: Date }>) => entries(params).where(isAhead(params.now)),
});

function past(section: Exclude<Section, "upcoming">, now: Expression<string>) {
  if (section === "feedback") return needsFeedback(now);
  const eb = expressionBuilder();
  return eb.and([eb.not(isAhead(now)), eb.not(needsFeedback(now))]);
}

/** Returns a page of a section of past interviews, latest first. */
export const listPast = query.page("interview_page_section", {
  key: KEY,
  order: "desc",
  texts: LONG,
  rows: (params: Params<Filtered & { now: Date }>, section: Exclude<Section, "upcoming">) =>
    entries(params).where(past(section, params.now)),
});

/** Returns a page of the interviews between two instants, earliest first. */
export const listSpan = query.page("interview_page_span", {
  key: KEY,
  texts: LONG,
  rows: (params: Params<Filtered & { from: string; to: string }>) =>
    entries(params).where("i.scheduled_at", ">=", params.from).where("i.scheduled_at", "<", params.to),
});

/** Returns the cards whose title or company contains the text: those of the active board first, then the most recently changed. */
export const findCards = query.many(
  "interview_page_cards",
  ({ accountId, search }: Params<OfAccount & { search: string }>) =>
    selectFrom("boards as b")
      .innerJoin("applications as a", on({ "a.account_id": accountId, "a.board_id": "b.id" }))
      .innerJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
      .select(["a.id", "a.job_title as title", "c.name as companyName", "b.name as boardName"])
      .where("b.account_id", "=", accountId)
      .where((eb) =>
        eb.or([
          eb("a.job_title", "ilike", search),
          eb("c.name", "ilike", search),
          eb(raw<string>`${eb.ref("a.job_title")} || ' at ' || ${eb.ref("c.name")}`, "ilike", search),
        ]),
      )
      .orderBy("b.is_active", "desc")
      .orderBy((eb) => eb("a.status", "in", ["rejected", "archived"]))
      .orderBy("a.updated_at", "desc")
      .orderBy("a.id")
      .limit(8),
);
