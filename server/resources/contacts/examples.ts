import { newId } from "#server/core/ids.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import type { contacts } from "./contract.ts";

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
  get: ({ contactId }) => ({ contactId }),
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
  delete: ({ contactId }) => ({ contactId }),
  listLinkedApplications: ({ contactId }) => [{ contactId }],
  listOfApplication: ({ applicationId }) => [{ applicationId }],
  link: ({ contactId, applicationId }) => [{ contactId, applicationId, isLinked: true }],
  listFollowUpDates: () => [{}],
  setFollowUp: ({ contactId }) => [{ contactId, due: "2026-12-02T08:00:00Z" }],
  restoreFollowUp: ({ contactId }) => [{ contactId, since: "2026-11-02T08:00:00Z" }],
  judgeConnections: () => [{ rows: [connection()] }],
  importConnections: () => [{ rows: [connection()] }],
  undoConnections: ({ contactId }) => [{ contactIds: [contactId] }],
};
