import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { emailAddress, instantOut, title } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { ApiKey } from "#server/resources/api-keys/contract.ts";
import { BookingPage } from "#server/resources/appointments/contract.ts";
import { AssignedTask } from "#server/resources/assigned-tasks/contract.ts";
import { ConnectedApp } from "#server/resources/connected-apps/contract.ts";
import { ContactLogEntry } from "#server/resources/contact-log/entities.ts";
import { OrganizationRef } from "#server/resources/enumerations.ts";
import { JoinRequest } from "#server/resources/joining/contract.ts";
import { Message } from "#server/resources/messages/entities.ts";
import { OutcomeWithHistory } from "#server/resources/outcomes/entities.ts";
import { Session } from "#server/resources/sessions/contract.ts";

/** A password as typed. No real password exceeds the limit. */
const typedPassword = z.string().max(LIMITS.text.passwordTyped);

/** The account's records that no operation returns, keyed by their file in the export. */
const RemainingRecords = z.object({
  memberships: z.array(
    z.object({
      id: z.string(),
      role: z.string(),
      joinedAt: instantOut,
      organization: OrganizationRef,
      coaches: z.array(z.object({ id: z.string(), name: z.string().nullable(), assignedAt: instantOut })),
      handled: z
        .object({ kind: z.string(), until: instantOut, byDisplayName: z.string(), markedAt: instantOut })
        .nullable(),
      rosterFilters: z.array(
        z.object({ name: z.string(), filter: z.unknown(), isShared: z.boolean(), savedAt: instantOut }),
      ),
      bookingPages: z.array(BookingPage),
      records: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          formerEmails: z.array(z.string()),
          studentId: z.string().nullable(),
          firstName: z.string().nullable(),
          lastName: z.string().nullable(),
          fullName: z.string().nullable(),
          fields: z.record(z.string(), z.string()),
          createdAt: instantOut,
          updatedAt: instantOut,
        }),
      ),
    }),
  ),
  cohorts: z.array(
    z.object({
      id: z.string(),
      joinedAt: instantOut,
      leftAt: instantOut.nullable(),
      departureReason: z.string().nullable(),
      intent: z.string().nullable(),
      cohort: z.object({ name: z.string() }),
      organization: OrganizationRef,
    }),
  ),
  joinRequests: z.array(
    JoinRequest.pick({ id: true, status: true, askedAt: true, decidedAt: true }).extend({
      organizationName: z.string(),
    }),
  ),
  outcomes: z.array(OutcomeWithHistory.extend({ organizationName: z.string() })),
  "calendar-feed": z.object({ createdAt: instantOut }).nullable(),
  preferences: z
    .object({
      dateOrder: z.string(),
      hourCycle: z.string(),
      weekStart: z.string(),
      timeZone: z.string(),
    })
    .nullable(),
  "emails-turned-off": z.array(z.object({ kind: z.string(), mutedAt: instantOut })),
  digest: z.object({ weekday: z.int().nullable(), hour: z.int(), nextAt: instantOut }).nullable(),
  "api-keys": z.array(ApiKey),
  "connected-apps": z.array(ConnectedApp),
  sessions: z.array(Session),
  "sign-in-providers": z.array(z.object({ provider: z.string(), providerAccountId: z.string() })),
});
export type RemainingRecords = z.infer<typeof RemainingRecords>;

/** The schemas of the rows in long lists, which are read in portions. */
export const REMAINING_ROWS = {
  appointments: z.looseObject({}),
  assignedTasks: AssignedTask.omit({ applicantEmail: true, applicantDisplayName: true }).extend({
    organizationName: z.string(),
  }),
  "coach-notes-written": z.looseObject({}),
  contactLog: ContactLogEntry.omit({ applicantEmail: true, applicantDisplayName: true }).extend({
    organizationName: z.string(),
  }),
  "follow-ups": z.object({ applicationId: z.string(), due: instantOut, note: z.string().nullable() }),
  "import-batches": z.looseObject({}),
  "import-mappings": z.object({ headings: z.string(), mapping: z.unknown(), usedAt: instantOut }),
  "imported-cards": z.looseObject({}),
  imports: z.object({
    id: z.string(),
    boardId: z.string(),
    fileName: z.string(),
    createdAt: instantOut,
    undone: z.unknown(),
  }),
  messages: Message.omit({ kind: true, card: true, isNew: true, isRead: true }).extend({
    threadId: z.string(),
    applicationId: z.string().nullable(),
    organizationName: z.string(),
  }),
  today: z.object({
    kind: z.string(),
    subjectId: z.string(),
    occasion: instantOut,
    until: instantOut.nullable(),
    markedAt: instantOut,
  }),
} as const;
export type RemainingList = keyof typeof REMAINING_ROWS;
export const REMAINING_NAMES = Object.keys(REMAINING_ROWS) as [RemainingList, ...RemainingList[]];

const Storage = z.object({ used: z.int(), most: z.int() });

export const account = defineOperations("account", {
  get: {
    ...PAGES.accountRead,
    output: z.object({
      email: z.string(),
      name: z.string().nullable(),
      isConfirmed: z.boolean(),
      hasPassword: z.boolean(),
    }),
  },
  getStorage: {
    ...PAGES.ownRead,
    output: z.object({ text: Storage, resumes: Storage }),
  },
  rename: {
    ...PAGES.callerChange,
    environment: "live",
    input: z.strictObject({ name: title() }),
  },
  sendConfirmation: PAGES.accountChange,
  changeAddress: {
    ...PAGES.identityChange,
    input: z.strictObject({ email: emailAddress() }),
  },
  changePassword: {
    ...PAGES.identityChange,
    input: z.strictObject({ current: typedPassword, next: typedPassword }),
  },
  takeOut: {
    ...PAGES.identityChange,
    silent: true,
  },
  delete: {
    ...PAGES.identityChange,
    signsOut: true,
    input: z.strictObject({ email: z.string().max(LIMITS.text.email), password: typedPassword }),
  },
  getRemainingRecords: {
    ...PAGES.accountRead,
    output: RemainingRecords,
  },
  getRemainingList: {
    ...PAGES.accountRead,
    input: z.strictObject({ list: z.enum(REMAINING_NAMES) }),
    output: z.object({ data: z.array(z.looseObject({})) }),
  },
});
