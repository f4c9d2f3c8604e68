import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { contacts } from "./contract.ts";
import {
  createContact,
  deleteContact,
  getContact,
  holdContactRead,
  listContacts,
  listLinkableApplications,
  updateContact,
} from "./service.ts";

export const contactsRouter = t.router({
  list: operation(contacts.list, listContacts),
  listLinkableApplications: operation(contacts.listLinkableApplications, listLinkableApplications),
  get: operation(contacts.get, getContact, { hold: holdContactRead }),
  create: operation(contacts.create, createContact),
  update: operation(contacts.update, updateContact),
  delete: operation(contacts.delete, deleteContact),
});
