import type { Outputs } from "#components/api/client.ts";

/** A résumé as its library shows it, with the cards that carry it. */
export type LibraryResume = Outputs["resumes"]["listLibrary"][number];
