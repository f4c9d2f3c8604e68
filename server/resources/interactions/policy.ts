import type { Interaction } from "./contract.ts";

type Logged = Pick<Interaction, "type" | "interactionTime">;

/** Since when a contact waits for a follow-up once this was logged: one of another type ends it unless it took place before. */
export function followUpAfterLogging(since: string | null, { type, interactionTime }: Logged): string | null {
  if (type === "follow_up") return interactionTime;
  return since !== null && interactionTime >= since ? null : since;
}

/** The same once this was removed: the follow-up that began the waiting ends it. */
export function followUpAfterRemoval(since: string | null, { type, interactionTime }: Logged): string | null {
  return type === "follow_up" && interactionTime === since ? null : since;
}
