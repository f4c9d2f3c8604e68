import { newId } from "#server/core/ids.ts";
import { insertRows } from "./insert-rows.ts";
import { cardKey, type Planting, planted } from "./planting.ts";
import { sampleData } from "./sample-data.ts";
import "#server/resources/interviews/vocabulary.ts";

const ARRANGED_DAYS_BEFORE = 5;

/** Plants the interviews of the present search, past and to come, each arranged some days before. */
export async function plantInterviews({
  sql,
  accountId,
  calendar,
  companies,
  cards,
}: Planting): Promise<void> {
  const rows = sampleData.interviews.map((interview, index) => {
    const { company, title, daysAgo } = interview;
    const { website } = planted(companies, company);
    const arranged = calendar.moment(Math.max(daysAgo + ARRANGED_DAYS_BEFORE, 1), index);
    const held = calendar.appointment(daysAgo, index, interview.timeZone);
    return {
      id: newId("interview"),
      account_id: accountId,
      application_id: planted(cards, cardKey(company, title)),
      type: interview.type,
      scheduled_at: held,
      duration_minutes: interview.durationMinutes,
      time_zone: interview.timeZone,
      location: interview.location,
      meeting_url: interview.meetingPath === null ? null : website + interview.meetingPath,
      interviewers: interview.interviewers,
      notes: interview.notes,
      outcome: interview.outcome,
      feedback: interview.feedback,
      sequence: 0,
      created_at: arranged,
      updated_at: interview.outcome === "pending" ? arranged : held,
    };
  });
  await insertRows(sql, "interviews", rows);
}
