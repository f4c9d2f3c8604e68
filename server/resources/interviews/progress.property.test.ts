import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { isAhead, needsFeedback } from "#domain/interview-progress.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { INTERVIEW_OUTCOMES } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type Params, query } from "#server/core/query.ts";
import { sqlOn } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import type { Interview } from "./contract.ts";
import * as asSql from "./progress.ts";

const AT = Date.parse("2026-03-01T12:00:00.000Z");
/** The longest interview, in minutes. */
const MOST_MINUTES = 24 * 60;

const facts = fc.record({
  // Tests each minute around the instant, where an interview changes from ahead to under way to over.
  beginsInMinutes: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -2 * MOST_MINUTES, max: 60 })),
  durationMinutes: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: MOST_MINUTES })),
  outcome: fc.constantFrom(...INTERVIEW_OUTCOMES),
  feedback: fc.constantFrom(null, "", " \n", "It went well."),
});

const readStates = query.many(
  "test_interview_states",
  ({ accountId, at }: Params<{ accountId: AccountId; at: Date }>) =>
    selectFrom("interviews as i")
      .where("i.account_id", "=", accountId)
      .select(["i.id", asSql.isAhead(at).as("ahead"), asSql.needsFeedback(at).as("needing")]),
);

let accountId: AccountId;
let applicationId: string;
beforeAll(async () => {
  const { api, person } = await makeCaller();
  accountId = person.accountId as AccountId;
  ({ id: applicationId } = await makeApplication(api, person.boardId));
});

test("the database and the pages agree on which interviews are upcoming and which need feedback", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 60 }), async (given) => {
      const interviews = given.map(({ beginsInMinutes, ...rest }) => ({
        id: newId("interview"),
        accountId,
        applicationId,
        type: "other" as Interview["type"],
        timeZone: "UTC",
        scheduledAt: new Date(AT + beginsInMinutes * MINUTE_MS).toISOString(),
        ...rest,
      }));
      await prisma.interview.deleteMany({ where: { accountId } });
      await prisma.interview.createMany({ data: interviews });
      const states = await readStates(sqlOn(pool), { accountId, at: new Date(AT) });
      const byId = new Map(states.map((row) => [row.id, row]));
      for (const interview of interviews) {
        expect(byId.get(interview.id), JSON.stringify(interview)).toEqual({
          id: interview.id,
          ahead: isAhead(interview, AT),
          needing: needsFeedback(interview, AT),
        });
      }
    }),
    { numRuns: 30, endOnFailure: true },
  );
});
