import { api } from "#components/api/client.ts";

/** Opens the sample copy of an organization in the owner's sandbox, made on first use. */
export async function openSample(organizationSlug: string): Promise<void> {
  await api.sandbox.copyOrganization.mutate({ organizationSlug });
  await api.sessions.switchEnvironment.mutate({ environment: "sandbox" });
  // Loads a new page: nothing read in one environment may appear in the other.
  window.location.assign(`/o/${organizationSlug}`);
}

/** Deletes the sample copy, and returns to the organization itself. */
export async function removeSample(organizationSlug: string): Promise<void> {
  await api.sandbox.removeCopy.mutate({ organizationSlug });
  await api.sessions.switchEnvironment.mutate({ environment: "live" });
  window.location.assign(`/o/${organizationSlug}`);
}
