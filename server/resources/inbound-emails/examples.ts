import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { InboundEmail, MailCard } from "./entities.ts";

const card: MailCard = {
  id: sampleIds.applicationId,
  boardId: sampleIds.boardId,
  title: "Backend Engineer",
  companyName: "Northwind Robotics",
  status: "applied",
};
const email: InboundEmail = {
  id: sampleIds.inboundEmailId,
  kind: "rejection",
  state: "open",
  card,
  candidates: [],
  confidence: "high",
  reasons: [
    { code: "phrase", detail: "We decided to move forward with other candidates." },
    { code: "domain", detail: "northwind-robotics.example" },
    { code: "title", detail: "Backend Engineer" },
  ],
  proposal: { action: "move_card", status: "rejected" },
  newCard: null,
  from: { name: "Northwind Robotics", address: "jobs@northwind-robotics.example" },
  subject: "Your application for Backend Engineer",
  excerpt: "Thank you for your interest. We decided to move forward with other candidates.",
  interviewChange: null,
  appointment: null,
  interviewId: null,
  canUndo: false,
  authentication: { server: "mx.mail.example", spf: "pass", dkim: "pass", dmarc: "pass" },
  sentAt: "2026-11-20T08:30:00.000Z",
  createdAt: "2026-11-20T08:31:00.000Z",
  updatedAt: "2026-11-20T08:31:00.000Z",
};

/** An email that isn't about any card of the account. */
export const RAW = [
  "From: Harbor Labs <jobs@harbor-labs.example>",
  "To: noor@mail.example",
  "Subject: Application received: Data Analyst",
  "Message-ID: <1@harbor-labs.example>",
  "",
  "Thank you for your application for Data Analyst. We have received your application.",
].join("\r\n");

export const samples: Samples = {
  entities: {
    InboundEmail: email,
    InboundEmailWithBody: { ...email, body: `Hello Noor,\n\n${email.excerpt}` },
    InboundEmailCard: card,
    InboundEmailAppointment: {
      startsAt: "2026-12-03T13:00:00.000Z",
      durationMinutes: 45,
      timeZone: "Europe/Berlin",
      summary: "Interview",
      location: null,
    },
    InboundEmailReason: { code: "title", detail: "Backend Engineer" },
    InboundEmailProposal: email.proposal,
    InboundEmailNewCard: { companyName: "Harbor Labs", title: "Data Analyst" },
    InboundEmailSender: email.from,
    InboundEmailChecks: email.authentication,
  },
  fields: {
    inboundEmailId: sampleIds.inboundEmailId,
    raw: RAW,
    reason: "not_this_card",
    kind: "rejection",
    state: "open",
    applicationId: sampleIds.applicationId,
  },
};
