import { expect, test } from "vitest";
import { ID_PREFIXES } from "#server/codes.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { type LockedRow, lockDeletion } from "#server/testing/blocking.ts";
import { contractOf, type Name } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedRowsOf } from "#server/testing/examples.ts";
import { absentIds, exampleOf, namesOf } from "#server/testing/loops.ts";

/** The tables of ids, by prefix. */
const TABLES: Record<string, string> = {
  [ID_PREFIXES.board]: "boards",
  [ID_PREFIXES.application]: "applications",
  [ID_PREFIXES.company]: "companies",
  [ID_PREFIXES.contact]: "contacts",
  [ID_PREFIXES.interaction]: "interactions",
  [ID_PREFIXES.interview]: "interviews",
  [ID_PREFIXES.task]: "tasks",
  [ID_PREFIXES.resume]: "resumes",
  [ID_PREFIXES.cohort]: "cohorts",
  [ID_PREFIXES.stint]: "cohort_stints",
  [ID_PREFIXES.member]: "members",
  [ID_PREFIXES.invitation]: "invitations",
  [ID_PREFIXES.share]: "shares",
  [ID_PREFIXES.coachNote]: "coach_notes",
};

const changes = namesOf(({ changesData }) => changesData).filter(
  (name) => Object.keys(namedBy(name, absentIds())).length > 0,
);

test.each(changes)(
  "%s causes no server error if a row that it names is deleted at the same time",
  async (name) => {
    for (const field of Object.keys(namedBy(name, absentIds()))) {
      const { api } = await makeCaller();
      const ids = await seedRowsOf(name, api);
      const row = namedBy(name, ids)[field];
      if (row === undefined) continue;
      const deletion = await lockDeletion(row);
      const response = api.send(name, exampleOf(name, ids));
      await Promise.race([response, deletion.waiters()]);
      await deletion.commit();
      const { status, text } = await response;
      expect(status, `${field} is deleted: ${text}`).toBeLessThan(500);
      if (contractOf(name).pathParameters.includes(field)) expect([404, 422], text).toContain(status);
    }
  },
);

/** Returns the rows named in an operation's example, by the field of the example rows with their id. */
function namedBy(name: Name, ids: ExampleRows): Record<string, LockedRow> {
  const input = JSON.stringify(exampleOf(name, ids));
  const named = Object.entries(ids).filter(([, value]) => input.includes(JSON.stringify(value)));
  return Object.fromEntries(
    named.flatMap(([field, value]): [string, LockedRow][] => {
      const table = TABLES[value.split("_", 1)[0] ?? ""];
      if (table !== undefined) return [[field, { table, column: "id", value }]];
      return field.endsWith("Slug") ? [[field, { table: "organizations", column: "slug", value }]] : [];
    }),
  );
}
