import { newId } from "#server/core/ids.ts";
import { ranksByCard } from "../applications.ts";
import { cardRows } from "../card-rows.ts";
import type { SampleCard } from "../sample-data.ts";
import type { Calendar } from "../seeding.ts";
import { sampleOrganizations, TIME_ZONE } from "./sample.ts";

const { openings, patterns } = sampleOrganizations;
const SOURCES = ["Job board", "Referral", "Company site", "LinkedIn", "Job fair"];
const WORK_MODES = ["hybrid", "onsite", "remote"] as const;
/** The number of openings to skip between applicants with the same pattern. */
const STEP = 5;

/** Returns the rows of an applicant's only board. The pattern and the seed determine its cards. */
export function searchRows(accountId: string, patternName: string, seed: number, calendar: Calendar) {
  const pattern = patterns[patternName];
  if (!pattern) throw new Error(`prisma/sample-data has no pattern "${patternName}"`);
  const boardId = newId("board");
  const samples = pattern.cards.map((periods, index) => sampleCard(periods, index, seed));
  const rankOf = ranksByCard(samples);
  const oldest = Math.max(1, ...pattern.cards.flat().map(([, daysAgo]) => daysAgo));
  const companies = samples.map(({ company: name }, index) => {
    const industry = openings[(seed * STEP + index) % openings.length]?.industry ?? "unknown";
    const at = calendar.moment(oldest, index);
    return { id: newId("company"), accountId, name, industry, createdAt: at, updatedAt: at };
  });
  const cards = samples.map((sample, index) =>
    cardRows(sample, {
      id: newId("application"),
      accountId,
      boardId,
      company: { id: companies[index]?.id ?? "", website: "" },
      rank: rankOf.get(sample) ?? "",
      resumeId: null,
      calendar,
      seed: seed + index,
    }),
  );
  const interviews = pattern.interviews.map(({ card, daysAgo, outcome, feedback }, index) => ({
    ...{ accountId, outcome, feedback },
    id: newId("interview"),
    durationMinutes: 45,
    timeZone: TIME_ZONE,
    applicationId: cards[card]?.application.id ?? "",
    type: index === 0 ? "phone_screen" : "video",
    scheduledAt: calendar.appointment(daysAgo, seed + index, TIME_ZONE),
    createdAt: calendar.moment(Math.max(daysAgo + 4, 1), seed),
    updatedAt: calendar.moment(Math.max(daysAgo, 1), seed),
  }));
  const begun = calendar.moment(oldest + 1, seed);
  const times = { createdAt: begun, updatedAt: begun };
  const board = { id: boardId, accountId, name: "My job search", isActive: true, ...times };
  return {
    board,
    companies,
    applications: cards.map(({ application }) => application),
    periods: cards.flatMap((card) => card.periods),
    interviews,
  };
}

function sampleCard(periods: SampleCard["periods"], index: number, seed: number): SampleCard {
  const opening = openings[(seed * STEP + index) % openings.length];
  return {
    company: opening?.company ?? "",
    title: opening?.title ?? "",
    periods,
    isAutoRetired: false,
    creationMethod: "form",
    source: SOURCES[(seed + index) % SOURCES.length] ?? null,
    linkPath: null,
    workMode: WORK_MODES[(seed + index) % WORK_MODES.length] ?? "onsite",
    workType: "full_time",
    location: null,
    compensation: null,
    notes: null,
    description: null,
  };
}
