/** Where what was read of résumés is kept. */
export const resumeKeys = { library: ["resumes", "library"] as const };
