import type { Contact, LinkableApplication } from "#server/resources/contacts/contract.ts";
import { type GroupSamples, sampleIds } from "./sample.ts";

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

export const contactSamples: GroupSamples = {
  entities: { Contact: contact, LinkableApplication: linkable },
  fields: { ...contact, search: "fern", followUp: true },
  requests: { "contacts.update": { title: "Director of platform", followUp: false } },
};
