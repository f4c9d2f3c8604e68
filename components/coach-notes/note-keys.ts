/** Where what was read of coach notes is kept. */
export const noteKeys = {
  ofCard: (applicationId: string) => ["coachNotes", "card", applicationId] as const,
  shared: (organizationSlug: string, applicationId: string) =>
    ["coachNotes", "shared", organizationSlug, applicationId] as const,
};
