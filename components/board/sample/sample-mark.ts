/** The end of every sample's company name, so that no one takes a sample for a real job. */
export const SAMPLE_MARK = " (sample)";

/** Checks whether a company belongs to a sample. */
export function isSample(company: string): boolean {
  return company.endsWith(SAMPLE_MARK);
}
