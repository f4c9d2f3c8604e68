import { newId } from "#server/core/ids.ts";
import { type SeededTables, TABLES_IN_ORDER } from "../insert-rows.ts";
import type { Calendar } from "../seeding.ts";
import { accountRow, memberRow, type SyntheticPerson, syntheticPerson } from "./people.ts";
import {
  assignedTaskRow,
  assignmentRow,
  contactRow,
  eventRow,
  noteRow,
  outcomeRow,
  shareRow,
} from "./records.ts";
import { type SampleApplicant, sampleOrganizations } from "./sample.ts";
import { searchRows } from "./searches.ts";
import { threadRows } from "./threads.ts";

type SeededPractice = {
  readonly organizationId: string;
  readonly sandboxId: string | null;
  readonly calendar: Calendar;
  /** The staff, who write notes and add applicants to cohorts. */
  readonly authors: readonly SyntheticPerson[];
};
type Sample = Pick<(typeof sampleOrganizations)["own"], "cohorts" | "applicants">;
type Cohort = { readonly id: string; readonly name: string };

/** Returns the rows of the cohorts and of all applicants. */
export function applicantRows(place: SeededPractice, sample: Sample): SeededTables {
  const cohorts = new Map(sample.cohorts.map(({ key, name }) => [key, { id: newId("cohort"), name }]));
  const all = [
    cohortRows(place, cohorts, sample.cohorts),
    ...sample.applicants.map((applicant, seed) => rowsOf(place, cohorts, applicant, seed)),
  ];
  const rowsIn = (table: keyof SeededTables) =>
    all.flatMap((tables): readonly object[] => tables[table] ?? []);
  return Object.fromEntries(TABLES_IN_ORDER.map((table) => [table, rowsIn(table)]));
}

function cohortRows(
  place: SeededPractice,
  cohorts: Map<string, Cohort>,
  samples: Sample["cohorts"],
): SeededTables {
  const { organizationId, calendar } = place;
  return {
    cohorts: samples.map(({ key, name, foundedDaysAgo, archivedDaysAgo }, index) => ({
      organizationId,
      name,
      id: cohorts.get(key)?.id ?? "",
      archivedAt: archivedDaysAgo === null ? null : calendar.moment(archivedDaysAgo, index),
      createdAt: calendar.moment(foundedDaysAgo, index),
    })),
    audit_events: samples.map(({ key, name, foundedDaysAgo }, index) =>
      eventRow(place, "cohort_created", authorOf(place, 0), calendar.moment(foundedDaysAgo, index), {
        subjectLabel: name,
        details: { cohortId: cohorts.get(key)?.id, before: null, after: { name } },
      }),
    ),
  };
}

function rowsOf(
  place: SeededPractice,
  cohorts: Map<string, Cohort>,
  sample: SampleApplicant,
  seed: number,
): SeededTables {
  const { organizationId, sandboxId, calendar } = place;
  const person = syntheticPerson(sample.name, place);
  const joined = calendar.moment(sample.joinedDaysAgo, seed);
  const cohort = sample.cohort === null ? undefined : cohorts.get(sample.cohort);
  const search = searchRows(person.accountId, sample.pattern, seed, calendar);
  const isSharing = search.applications.length > 0;
  const share = shareRow(organizationId, {
    boardId: search.board.id,
    accountId: person.accountId,
    at: joined,
  });
  return {
    accounts: [accountRow(person, sandboxId, joined)],
    members: [memberRow(person, organizationId, "applicant", joined)],
    coach_assignments: coachRows(place, person, seed, joined),
    cohort_stints: cohort ? [stintRow(place, cohort, person, sample, joined)] : [],
    outcomes: outcomeRows(place, person, sample, seed),
    ...(seed % 3 === 0 ? messageRows(place, person, seed) : {}),
    assigned_tasks: [
      assignedTaskRow(organizationId, {
        accountId: person.accountId,
        author: authorOf(place, 1 + (seed % 2)),
        seed,
        at: calendar.moment(Math.min(2, sample.joinedDaysAgo), seed),
        dueAt: calendar.moment(-(seed % 6), seed),
      }),
    ],
    contact_log_entries: contactRows(place, person, sample, seed),
    boards: [search.board],
    companies: search.companies,
    applications: search.applications,
    status_history: search.periods,
    interviews: search.interviews,
    shares: isSharing ? [share] : [],
    coach_notes: noteRows(place, person, search.applications, seed),
    audit_events: [
      eventRow(place, "invitation_accepted", person, joined, {
        subjectEmail: person.email,
        details: { before: { status: "pending" }, after: { status: "accepted", role: "applicant" } },
      }),
      ...(isSharing
        ? [
            eventRow(place, "group_shared", person, joined, {
              subjectEmail: person.email,
              boardId: search.board.id,
              subjectLabel: search.board.name,
              details: { before: null, after: { shareId: share.id, boardName: search.board.name } },
            }),
          ]
        : []),
      ...(cohort ? cohortEvents(place, cohort, person, sample, joined) : []),
    ],
  };
}

/** Returns the row of an applicant's coach. Every fourth applicant has none. */
function coachRows(place: SeededPractice, { accountId }: SyntheticPerson, seed: number, joined: string) {
  if (seed % 4 === 3) return [];
  const coachId = authorOf(place, 1 + (seed % 2)).accountId;
  return [assignmentRow(place.organizationId, { accountId, coachId, at: joined })];
}

function stintRow(
  { organizationId, calendar }: SeededPractice,
  cohort: Cohort,
  { accountId }: SyntheticPerson,
  { left }: SampleApplicant,
  joined: string,
) {
  return {
    organizationId,
    accountId,
    id: newId("stint"),
    cohortId: cohort.id,
    joinedAt: joined,
    leftAt: left ? calendar.moment(left.daysAgo, 0) : null,
    departureReason: left?.reason ?? null,
    note: left?.note ?? null,
    createdAt: joined,
  };
}

/** Returns the outcome of an applicant who left a cohort: a job if they were placed, otherwise a search. */
function outcomeRows(
  place: SeededPractice,
  { accountId }: SyntheticPerson,
  { left }: SampleApplicant,
  seed: number,
): SeededTables["outcomes"] {
  if (!left || left.reason === "removed") return [];
  const { openings } = sampleOrganizations;
  const opening = left.reason === "placed" ? openings[seed % openings.length] : undefined;
  const at = place.calendar.moment(left.daysAgo, 1);
  return [outcomeRow(place.organizationId, { accountId, opening, author: authorOf(place, 0), at })];
}

/** Returns up to two logged contacts with an applicant. Omits those before the applicant joined. */
function contactRows(
  place: SeededPractice,
  { accountId }: SyntheticPerson,
  { joinedDaysAgo }: SampleApplicant,
  seed: number,
) {
  const author = authorOf(place, 1 + (seed % 2));
  return [3 + (seed % 9), 20 + (seed % 25)]
    .filter((daysAgo) => daysAgo < joinedDaysAgo)
    .map((daysAgo, index) =>
      contactRow(place.organizationId, {
        accountId,
        author,
        seed: seed + index,
        at: place.calendar.moment(daysAgo, seed + index),
      }),
    );
}

function messageRows(place: SeededPractice, applicant: SyntheticPerson, seed: number) {
  const at = (index: number) => place.calendar.moment(1 + (seed % 5), index);
  return threadRows(place.organizationId, { applicant, coach: authorOf(place, 1 + (seed % 2)), seed, at });
}

function cohortEvents(
  place: SeededPractice,
  cohort: Cohort,
  { email: subjectEmail }: SyntheticPerson,
  { left }: SampleApplicant,
  joinedAt: string,
) {
  const subject = { subjectEmail, subjectLabel: cohort.name };
  const placed = eventRow(place, "cohort_assigned", authorOf(place, 0), joinedAt, {
    ...subject,
    details: { cohortId: cohort.id, before: null, after: { joinedAt } },
  });
  if (!left) return [placed];
  const leftAt = place.calendar.moment(left.daysAgo, 0);
  const ended = eventRow(place, "cohort_membership_ended", authorOf(place, 0), leftAt, {
    ...subject,
    details: {
      cohortId: cohort.id,
      before: { leftAt: null, departureReason: null },
      after: { leftAt, departureReason: left.reason },
    },
  });
  return [placed, ended];
}

/** Returns a note on the last card of every third applicant. */
function noteRows(
  place: SeededPractice,
  { accountId: applicantAccountId }: SyntheticPerson,
  applications: readonly { id: string }[],
  seed: number,
) {
  const card = applications.at(-1);
  if (!card || seed % 3 > 0) return [];
  const { notes } = sampleOrganizations.own;
  const body = notes[(seed / 3) % notes.length] ?? "";
  const author = authorOf(place, 1 + (seed % 2));
  const at = place.calendar.moment(1, seed);
  const note = { applicantAccountId, applicationId: card.id, author, body, at };
  return [noteRow(place.organizationId, note)];
}

function authorOf({ authors }: SeededPractice, index: number): SyntheticPerson {
  const author = authors[index % authors.length];
  if (!author) throw new Error("prisma/sample-data has an organization without staff");
  return author;
}
