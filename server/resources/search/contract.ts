import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { STATUSES } from "#domain/values.ts";
import { dayOrInstant, idFilter, TITLE_MAX, text } from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { compactPage, pageFields } from "#server/core/pagination.ts";
import { ApplicationPage, compactCard } from "#server/resources/applications/entities.ts";
import { Status } from "#server/resources/enumerations.ts";

const Found = z.object({
  kind: z.enum(["card", "company", "person", "resume", "applicant", "cohort", "invitation", "note"]),
  /** For an applicant, their member ID; for a coach note, its share and its card. */
  id: z.string(),
  /** For a card, its board; for something in an organization, the organization's slug. */
  parent: z.string().nullable(),
  title: z.string(),
  /** A card's company, a person's employer, an applicant's organization. */
  detail: z.string().nullable(),
  /** The words around the text, if the title and the detail don't contain it. */
  excerpt: z.string().nullable(),
});

const SEARCHED = LIMITS.text.searched.toLocaleString("en");

export type Found = z.infer<typeof Found>;

export const search = defineOperations("search", {
  applications: {
    ...BEYOND.ownRead,
    work: "search",
    path: "/search/applications",
    summary: "Find applications on all boards",
    description: `Returns the applications that match every filter you send, the longest in their column first. Use it to find cards that have waited too long, have gone quiet, or mention a text. Text is found in the job title, company, source, location, link, and the first ${SEARCHED} characters of the notes and the job description. With updatedAfter, the oldest change comes first, so that a sync can continue from the last updatedAt it read. Deletions and changes to the card's company aren't included; use events.list for those.`,
    brief:
      "Finds cards on all boards by column, age, inactivity, interviews, dates, and text, longest waiting first.",
    compact: compactPage(compactCard),
    input: z.strictObject({
      boardId: idFilter("board", "Only this board.").optional(),
      status: z.array(Status).max(STATUSES.length).optional().describe("Only these statuses."),
      text: text(TITLE_MAX).optional().describe("Text to find."),
      statusChangedBefore: dayOrInstant()
        .optional()
        .describe("In its current column since before this day or time."),
      quietSince: dayOrInstant().optional().describe("No change or interview since this day or time."),
      hasInterviewAhead: z.boolean().optional().describe("True if an interview is coming up."),
      appliedAfter: dayOrInstant().optional().describe("Applied on this day or later."),
      appliedBefore: dayOrInstant("last").optional().describe("Applied on this day or earlier."),
      updatedAfter: dayOrInstant().optional().describe("Changed at this day or time or later, oldest first."),
      ...pageFields,
    }),
    output: ApplicationPage,
  },
  find: {
    ...PAGES.ownRead,
    work: "search",
    input: z.strictObject({ text: text(TITLE_MAX) }),
    output: z.array(Found),
  },
});
