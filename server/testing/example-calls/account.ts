import { randomUUID } from "node:crypto";
import { newId } from "#server/core/ids.ts";
import { RAW } from "#server/resources/inbound-emails/examples.ts";
import type { Calls } from "./calls.ts";

/** A well-formed registration that no authenticator created. */
const registration = {
  id: "bm9uZQ",
  rawId: "bm9uZQ",
  type: "public-key" as const,
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", attestationObject: "oA" },
};

const server = { host: "imap.invalid", port: 993, userName: "robin@example.com" };

/** The keys of RFC 8291's example. */
const pushKeys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

/** A well-formed assertion that no authenticator created. */
const assertion = {
  id: "bm9uZQ",
  rawId: "bm9uZQ",
  type: "public-key" as const,
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
};

const resumeFile = {
  fileName: "cv.pdf",
  contentType: "application/pdf",
  contentBase64: Buffer.from("%PDF-1.7\n% so goes a file\n").toString("base64"),
};

export const account = {
  imports: {
    create: ({ boardId }) => ({
      boardId,
      rows: [
        { title: "Data engineer", company: "Harbor Works", status: "applied", applicationDate: "2026-11-18" },
      ],
      onDuplicate: "update",
      dryRun: false,
    }),
    check: ({ boardId }) => [{ boardId, rows: [{ title: "Data engineer", company: "Acme" }] }],
    run: ({ boardId }) => [
      {
        importId: newId("import"),
        boardId,
        fileName: "jobs.csv",
        number: 0,
        rows: [{ title: "Data engineer", company: "Acme" }],
        onDuplicate: "skip",
      },
    ],
    undo: ({ boardId }) => [{ importId: newId("import"), boardId }],
    recallMapping: () => [{ headings: ["Company", "Title"] }],
    rememberMapping: () => [{ headings: ["Company", "Title"], mapping: { Company: "company" } }],
  },
  exports: {
    get: ({ boardId }) => ({ boardId, format: "json" }),
    getReadable: ({ boardId }) => [{ boardId, format: "csv" }],
  },
  postings: {
    // A private address is never fetched.
    readLink: () => [{ link: "http://127.0.0.1/" }],
    readScript: () => [{ script: '{"@type":"JobPosting","title":"Cook"}' }],
  },
  inboundEmails: {
    list: ({ applicationId }) => ({ applicationId, state: "open", kind: "rejection", limit: 20 }),
    get: ({ inboundEmailId }) => ({ inboundEmailId }),
    create: () => ({ raw: RAW }),
    accept: ({ inboundEmailId, applicationId }) => ({ inboundEmailId, applicationId }),
    undo: ({ inboundEmailId }) => ({ inboundEmailId }),
    dismiss: ({ inboundEmailId }) => ({ inboundEmailId, reason: "done" }),
    delete: ({ inboundEmailId }) => ({ inboundEmailId }),
    getSettings: () => [{}],
    renewAddress: () => [{}],
    changeSettings: () => [
      { keptDays: 7 },
      { unblock: "news@harbor-labs.example" },
      { addOwnAddress: "noor.work@mail.example" },
      { removeOwnAddress: "noor.work@mail.example" },
      { turnOff: true },
    ],
    deleteBody: ({ inboundEmailId }) => [{ inboundEmailId }],
  },
  resumes: {
    create: () => ({ name: "Backend, English", file: resumeFile }),
    getSharedLink: ({ organizationSlug, sharedApplicationId: applicationId }) => [
      { organizationSlug, applicationId },
    ],
  },
  profile: {
    update: () => ({
      name: "Robin Vale",
      email: "robin@vale.example",
      phone: "+49 30 1234567",
      location: "Berlin, Germany",
      links: [{ label: "Portfolio", url: "https://robin.vale.example" }],
      headline: "Platform engineer",
      summary: "Ten years of keeping the lights on.",
      workAuthorization: "EU citizen, no sponsorship needed",
      salaryWish: "80,000 EUR a year",
      noticePeriod: "Three months",
      education: [
        { school: "TU Berlin", degree: "M.Sc.", field: "Computer science", start: "2010", end: "2015-09" },
      ],
      experience: [
        { company: "Bright Fern", title: "Engineer", location: null, start: "2016-02", end: null },
      ],
      skills: ["PostgreSQL", "TypeScript"],
      customAnswers: [{ question: "Why us?", answer: "The team." }],
    }),
  },
  shares: {
    create: ({ boardId, coachingSlug }) => ({ boardId, organizationSlug: coachingSlug }),
  },
  events: {
    list: () => ({ kind: ["application", "interview"], limit: 20 }),
  },
  invitations: {
    accept: ({ myInvitationId }) => ({ invitationId: myInvitationId }),
    decline: ({ myInvitationId }) => ({ invitationId: myInvitationId }),
  },
  webhooks: {
    create: () => ({ url: "https://hooks.example/offerlane", description: "Sync with the CRM" }),
    update: ({ webhookId }) => ({ webhookId, status: "paused" }),
    listDeliveries: ({ webhookId }) => ({ webhookId, outcome: "pending" }),
  },
  account: {
    rename: () => [{ name: "Robin Vale" }],
    changeAddress: () => [{ email: `${randomUUID()}@people.example` }],
    changePassword: () => [{ current: "", next: "seven quiet rivers" }],
    delete: ({ email }) => [{ email, password: "" }],
    getRemainingList: () => [{ list: "imported-cards" }],
  },
  apiKeys: {
    listOrganizations: () => [{ environment: "live" }],
    create: () => [
      { name: "CI", environment: "live", scopes: ["boards:read"], organizationId: null, expiresInDays: 30 },
    ],
    revoke: ({ apiKeyId: id }) => [{ id }],
    rotate: ({ apiKeyId: id }) => [{ id }],
  },
  connectedApps: {
    disconnect: ({ grantId: id }) => [{ id }],
  },
  factors: {
    registerPasskey: () => [{ name: "Laptop", response: registration }],
    namePasskey: ({ passkeyId: id }) => [{ id, name: "Phone" }],
    remove: ({ passkeyId }) => [{ passkeyId }],
    confirmApp: () => [{ code: "000000" }],
  },
  mailboxes: {
    get: () => [{}],
    connect: () => [{ ...server, password: "abcd efgh ijkl mnop", folder: "INBOX" }],
    check: () => [{}, { folder: "Jobs" }],
    disconnect: () => [{}],
  },
  preferences: {
    save: () => [
      { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon", timeZone: "Europe/Berlin" },
    ],
    prefill: () => [{ timeZone: "Europe/Berlin", language: "de-DE" }],
    setNotifications: () => [{ mail: { kind: "coach_notes", isOn: false }, digest: { weekday: 5, hour: 8 } }],
  },
  push: {
    save: () => [
      {
        subscription: { endpoint: "https://push.example/send/abc", keys: pushKeys },
        kinds: ["interview_reminders"],
      },
    ],
    remove: ({ sessionId }) => [{ sessionId }, {}],
  },
  reauthentication: {
    confirm: () => [{ password: "seven quiet rivers" }, { code: "000000" }, { passkey: assertion }],
  },
  securityLog: {
    list: () => [{}, { group: "sign_in", limit: 1 }],
  },
  sessions: {
    switchEnvironment: () => [{ environment: "live" }],
  },
} satisfies Partial<Calls>;
