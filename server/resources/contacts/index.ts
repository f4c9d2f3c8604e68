import { defineGroup } from "#server/core/group.ts";
import { lockRowOf } from "#server/core/versions.ts";
import { checkConnections, importConnections, undoConnections } from "./connections.ts";
import { contacts as contract } from "./contract.ts";
import {
  createContact,
  deleteContact,
  getContact,
  linkApplication,
  listContacts,
  listFollowUpDates,
  listLinkableApplications,
  listLinkedApplications,
  listOfApplication,
  setFollowUpDate,
  updateContact,
} from "./service.ts";

export const contacts = defineGroup(contract, {
  about: "The people in a person's network.",
  toolsets: ["search"],
  handlers: {
    list: listContacts,
    listLinkableApplications,
    get: { handler: getContact, lock: lockRowOf("contacts", "contactId") },
    create: createContact,
    update: updateContact,
    delete: deleteContact,
    listLinkedApplications,
    listOfApplication,
    link: linkApplication,
    listFollowUpDates,
    setFollowUp: setFollowUpDate,
    checkConnections,
    importConnections,
    undoConnections,
  },
  examples: () => import("./examples.ts"),
});
