import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { importConnections, judgeConnections, undoConnections } from "./connections.ts";
import { contacts } from "./contract.ts";
import {
  createContact,
  deleteContact,
  getContact,
  holdContactRead,
  listContacts,
  listLinkableApplications,
  listLinkedApplications,
  restoreFollowUp,
  updateContact,
} from "./service.ts";

export const contactsRouter = t.router({
  list: operation(contacts.list, listContacts),
  listLinkableApplications: operation(contacts.listLinkableApplications, listLinkableApplications),
  get: operation(contacts.get, getContact, { hold: holdContactRead }),
  create: operation(contacts.create, createContact),
  update: operation(contacts.update, updateContact),
  delete: operation(contacts.delete, deleteContact),
  listLinkedApplications: operation(contacts.listLinkedApplications, listLinkedApplications),
  restoreFollowUp: operation(contacts.restoreFollowUp, restoreFollowUp),
  judgeConnections: operation(contacts.judgeConnections, judgeConnections),
  importConnections: operation(contacts.importConnections, importConnections),
  undoConnections: operation(contacts.undoConnections, undoConnections),
});
