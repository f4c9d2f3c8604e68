/** The parameter of the roster's address that names the applicant whose panel is open, by member ID. */
export const APPLICANT = "applicant";

/** Returns the address of an applicant's panel beside the roster. */
export function applicantPath(organizationSlug: string, memberId: string): string {
  return `/o/${organizationSlug}?${APPLICANT}=${memberId}`;
}
