import type { Inputs, Outputs } from "#components/api/client.ts";

/** Whom to invite, and as what. */
export type Invite = Omit<Inputs["organizationInvitations"]["create"], "organizationSlug">;
/** What came of each address. */
export type Verdicts = Outputs["organizationInvitations"]["create"]["data"];
