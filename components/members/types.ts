import type { Outputs } from "#components/api/client.ts";

export type Organization = Outputs["pages"]["organization"];
export type Member = Outputs["members"]["list"]["data"][number];
export type SentInvitation = Outputs["organizationInvitations"]["list"]["data"][number];
