/** The messages of the page that shows applicants their coach and the facts about them in an organization. */
export const OWN_PLACE = [
  "api",
  "applicantHome",
  "appointments",
  "assignedTasks",
  "contactLog",
  "files",
  "outcomeEntry",
  "outcomes",
  "sharing",
  "thread",
] as const;
