/** The messages of the page of an applicant's own place in an organization. */
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
