import type { Samples } from "#server/core/group.ts";
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
