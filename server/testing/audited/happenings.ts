import type { AuditAction } from "#server/core/vocabulary.ts";
import { coachingActions } from "./coaching-actions.ts";
import { membershipActions } from "./membership-actions.ts";
import { seatActions } from "./seat-actions.ts";
import type { Happening } from "./told.ts";

/** Every action of the log: what makes it happen, and what is then to be read. A new one does not compile until it is here. */
export const happenings: { readonly [Action in AuditAction]: () => Promise<Happening> } = {
  ...membershipActions,
  ...coachingActions,
  ...seatActions,
};
