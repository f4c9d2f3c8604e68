/** Stands at the end of every sample's company, so that nobody takes one for a job of theirs. */
export const SAMPLE_MARK = " (sample)";

/** Whether a company is a sample's. */
export function isSample(company: string): boolean {
  return company.endsWith(SAMPLE_MARK);
}
