import type { Samples } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { contacts, LinkableApplication } from "./contract.ts";
import type { Contact } from "./entities.ts";

const contact: Contact = {
  id: sampleIds.contactId,
  name: "Dana Reis",
  title: "Head of platform",
  companyId: sampleIds.companyId,
  companyName: "Bright Fern",
  email: "dana@brightfern.example",
  phone: "+49 30 1234567",
  socialLink: "https://network.example/in/dana-reis",
  notes: "Met at the autumn fair.",
  applicationIds: [sampleIds.applicationId],
  followUpSince: "2026-11-16T10:00:00.000Z",
  lastInteractionAt: "2026-11-16T10:00:00.000Z",
  keepInTouchDays: 30,
  createdAt: "2026-10-05T09:00:00.000Z",
  updatedAt: "2026-11-16T10:02:00.000Z",
};
const linkable: LinkableApplication = {
  id: sampleIds.applicationId,
  title: "Platform engineer",
  companyName: "Bright Fern",
  status: "interviewing",
  boardId: sampleIds.boardId,
  boardName: "My job search",
};

export const samples: Samples<typeof contacts> = {
  entities: { Contact: contact, LinkableApplication: linkable },
  fields: { ...contact, search: "fern", followUp: true },
  requests: { update: { title: "Director of platform", followUp: false } },
};

const connection = () => ({
  id: newId("contact"),
  name: "Ada Kern",
  title: null,
  company: "Bright Fern",
  email: null,
  socialLink: null,
  notes: null,
});

export const examples: Examples<typeof contacts> = {
  list: ({ companyId }) => ({ search: "kern", companyId, followUp: false, limit: 20 }),
  listLinkableApplications: () => ({ search: "engineer", limit: 20 }),
  create: ({ companyId, applicationId }) => ({
    name: "Ada Kern",
    title: "Head of platform",
    companyId,
    email: "ada@brightfern.example",
    phone: "+49 30 1234567",
    socialLink: "https://network.example/ada",
    notes: "Met at the fair.",
    applicationIds: [applicationId],
    followUp: true,
  }),
  update: ({ contactId }) => ({ contactId, title: "CTO", followUp: false }),
  link: ({ contactId, applicationId }) => [{ contactId, applicationId, isLinked: true }],
  listFollowUpDates: ({ contactId }) => [{ contactIds: [contactId] }],
  setFollowUp: ({ contactId }) => [{ contactId, since: "2026-11-02T08:00:00Z", due: "2026-12-02T08:00:00Z" }],
  checkConnections: () => [{ rows: [connection()] }],
  importConnections: () => [{ rows: [connection()] }],
  undoConnections: ({ contactId }) => [{ contactIds: [contactId] }],
};
