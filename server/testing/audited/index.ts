import type { AuditAction } from "#server/resources/audit-events/codes.ts";
import { appointmentActions } from "./appointment-actions.ts";
import { assignedTaskActions } from "./assigned-task-actions.ts";
import { coachingActions } from "./coaching-actions.ts";
import { contactLogActions, nudgeActions } from "./contact-log-actions.ts";
import { credentialActions } from "./credential-actions.ts";
import type { AuditedAction } from "./expectation.ts";
import { joiningActions } from "./joining-actions.ts";
import { membershipActions } from "./membership-actions.ts";
import { messageTemplateActions } from "./message-template-actions.ts";
import { outcomeActions } from "./outcome-actions.ts";
import { rosterActions } from "./roster-actions.ts";
import { seatActions } from "./seat-actions.ts";
import { takeOutActions } from "./take-out-actions.ts";
import { taskTemplateActions } from "./task-template-actions.ts";
import { webhookActions } from "./webhook-actions.ts";

/** Every action of the log: what causes it, and the expected entry. A new action doesn't compile until it is here. */
export const auditedActions: { readonly [Action in AuditAction]: () => Promise<AuditedAction> } = {
  ...membershipActions,
  ...credentialActions,
  ...coachingActions,
  ...outcomeActions,
  ...contactLogActions,
  ...appointmentActions,
  ...assignedTaskActions,
  ...messageTemplateActions,
  ...nudgeActions,
  ...taskTemplateActions,
  ...joiningActions,
  ...rosterActions,
  ...seatActions,
  ...takeOutActions,
  ...webhookActions,
};
