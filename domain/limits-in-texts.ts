import { LIMITS } from "./limits.ts";
import { DAY, HOUR, KIB, MIB, MINUTE } from "./units.ts";

const { lifetimes, requests, text } = LIMITS;

/** Limits in the units that texts use, by the names of the texts' placeholders. */
export const limitsInTexts = {
  signInMinutes: lifetimes.signInLink / MINUTE,
  welcomeHours: lifetimes.welcomeLink / HOUR,
  resetMinutes: lifetimes.resetLink / MINUTE,
  addressChangeMinutes: lifetimes.addressChangeLink / MINUTE,
  addressUndoDays: lifetimes.addressUndoLink / DAY,
  notMeDays: lifetimes.notMeLink / DAY,
  recoveryDays: lifetimes.recoveryWindow / DAY,
  guardHours: lifetimes.newFactorGuard / HOUR,
  allowChangeHours: lifetimes.allowChangeLink / HOUR,
  invitationDays: lifetimes.invitation / DAY,
  replyDays: lifetimes.replyAddress / DAY,
  sessionDays: lifetimes.session / DAY,
  unusedSessionDays: lifetimes.sessionUnused / DAY,
  securityLogDays: lifetimes.securityEvent / DAY,
  eventDays: lifetimes.changeEvent / DAY,
  webhookDays: lifetimes.webhookOutage / DAY,
  webhookLogDays: lifetimes.webhookDelivery / DAY,
  webhookRetryHours: lifetimes.webhookRetries / HOUR,
  oldSecretHours: lifetimes.webhookOldSecret / HOUR,
  deviceMinutes: lifetimes.deviceCode / MINUTE,
  connectionDays: lifetimes.connection / DAY,
  passwordLeast: text.passwordLeast,
  passwordMost: text.passwordMost,
  titleMost: text.title,
  messageMost: text.message,
  seatsMost: requests.seats,
  invitedMost: requests.invitedAddresses,
  syncedRows: requests.syncedRows,
  spreadsheetMib: requests.spreadsheet / MIB,
  addressListMib: requests.addressList / MIB,
  headKib: requests.head / KIB,
  bodyMib: requests.body / MIB,
  uploadBodyMib: requests.uploadBody / MIB,
  resumeMib: requests.resumeFile / MIB,
  organizationFileMib: requests.organizationFile / MIB,
} as const;
