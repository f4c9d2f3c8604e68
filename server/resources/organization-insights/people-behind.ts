import { sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { APPLICANTS } from "#domain/roles.ts";
import type { Status } from "#domain/values.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, isoText, type Params, statementVariants } from "#server/core/statements.ts";
import type { PeopleFigure, PersonBehind } from "./contract.ts";
import {
  type Asked,
  cardsOf,
  type Form,
  formOf,
  type Given,
  givenOf,
  sharesOf,
  staysOf,
  stintsOf,
  weekOf,
  within,
} from "./store.ts";

/** The most people listed, more than nearly every organization has; the page says if there are more. */
const PEOPLE_MOST = 2_000;

type Counted = "sharing" | "column" | "reached";
type GivenFigure = Given & { status: Status | undefined; week: string | undefined };

/** Counts the boards, cards, or moves of a figure per person. */
function countedBy(kind: Counted, form: Form, given: Params<GivenFigure>) {
  const count = raw<number>`count(*)::int`.as("count");
  if (kind === "sharing")
    return sharesOf(form, given).select(["sh.account_id", count]).groupBy("sh.account_id");
  if (kind === "column") {
    return cardsOf(form, given)
      .where("a.status", "=", given.status)
      .select(["sh.account_id", count])
      .groupBy("sh.account_id");
  }
  return staysOf(form, given)
    .where("h.status", "=", given.status)
    .where(raw<boolean>`${weekOf(raw.ref("h.entered_at"))} = ${given.week}::timestamp`)
    .where(within(form, given, raw.ref("h.entered_at")))
    .select(["sh.account_id", count])
    .groupBy("sh.account_id");
}

const COUNTED = statementVariants(
  "organization_insights_counted_people",
  ({ kind, ...form }: Form & { kind: Counted }, given: Params<GivenFigure>) =>
    db
      .selectFrom(countedBy(kind, form, given).as("f"))
      .innerJoin("accounts as p", "p.id", "f.account_id")
      .select([
        "p.email",
        "p.display_name as name",
        raw<boolean>`true`.as("isApplicant"),
        "f.count",
        raw<null>`null`.as("membership"),
        raw<number>`(count(*) OVER ())::int`.as("total"),
      ])
      .orderBy("f.count", "desc")
      .orderBy("p.email")
      .limit(PEOPLE_MOST),
);

const ENDED = statementVariants(
  "organization_insights_ended_people",
  ({ isPlaced, ...form }: Form & { isPlaced: boolean }, given: Params<Given>) =>
    stintsOf(form, given)
      .innerJoin("cohorts as c", (join) =>
        join.on("c.organization_id", "=", given.organizationId).onRef("c.id", "=", "s.cohort_id"),
      )
      .innerJoin("accounts as p", "p.id", "s.account_id")
      .leftJoin("members as m", (join) =>
        join
          .on("m.organization_id", "=", given.organizationId)
          .onRef("m.account_id", "=", "s.account_id")
          .on("m.role", "in", APPLICANTS),
      )
      .select((eb) => [
        "p.email",
        "p.display_name as name",
        eb("m.id", "is not", null).$castTo<boolean>().as("isApplicant"),
        raw<null>`null`.as("count"),
        jsonBuildObject({
          cohortName: eb.ref("c.name"),
          leftAt: isoText(eb.ref("s.left_at")).$castTo<string>(),
          departureReason: eb.ref("s.departure_reason"),
        }).as("membership"),
        raw<number>`(count(*) OVER ())::int`.as("total"),
      ])
      .where("s.left_at", "is not", null)
      .where("s.departure_reason", isPlaced ? "=" : "<>", raw.lit(isPlaced ? "placed" : "withdrew"))
      .where(within(form, given, raw.ref("s.left_at")))
      .orderBy("s.left_at", "desc")
      .orderBy("s.id", "desc")
      .limit(PEOPLE_MOST),
);

/** Returns the people behind a figure, highest count or latest leaver first, and the total number of lines. */
export async function readPeopleBehind(
  sql: Sql,
  asked: Asked,
  figure: PeopleFigure,
): Promise<{ total: number; people: PersonBehind[] }> {
  const rows = await (figure.figure === "placed" || figure.figure === "ended"
    ? sql.all(ENDED({ ...formOf(asked), isPlaced: figure.figure === "placed" }), givenOf(asked))
    : sql.all(COUNTED({ ...formOf(asked), kind: figure.figure }), {
        ...givenOf(asked),
        status: "status" in figure ? figure.status : undefined,
        week: "weekStartsOn" in figure ? figure.weekStartsOn : undefined,
      }));
  const people = rows.map(({ total: _total, ...person }) => person as PersonBehind);
  return { total: rows[0]?.total ?? 0, people };
}
