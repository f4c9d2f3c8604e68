/** A kind of file without applications. */
export type OtherKind = "people" | "profile" | "answers";

/** The page where the file can be imported instead. */
export const PLACES = { people: "/people", profile: "/profile" } as const;

/** Files beside the applications in an export, by headings that they all have. */
export const OTHER_FILES: readonly { kind: OtherKind; headings: readonly string[] }[] = [
  { kind: "people", headings: ["First Name", "Last Name", "Connected On"] },
  { kind: "people", headings: ["First Name", "Last Name", "Company", "Position"] },
  { kind: "people", headings: ["First Name", "Last Name", "Company", "Job Title"] },
  { kind: "people", headings: ["First Name", "Last Name", "E-mail 1 - Value"] },
  { kind: "people", headings: ["First Name", "Last Name", "E-mail Address"] },
  { kind: "profile", headings: ["First Name", "Last Name", "Headline"] },
  { kind: "profile", headings: ["Company Name", "Title", "Started On", "Finished On"] },
  { kind: "profile", headings: ["School Name", "Start Date", "End Date"] },
  { kind: "profile", headings: ["Locations", "Preferred Job Types", "Job Titles"] },
  { kind: "answers", headings: ["Question", "Answer"] },
];
