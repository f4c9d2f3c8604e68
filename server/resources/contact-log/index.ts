import { defineGroup } from "#server/core/group.ts";
import { contactLog as contract } from "./contract.ts";
import { exportLog, report } from "./report.ts";
import {
  createContact,
  deleteContact,
  getContact,
  listContacts,
  listOwn,
  listShown,
  lockContactRead,
  updateContact,
} from "./service.ts";

export const contactLog = defineGroup(contract, {
  about: "Calls, meetings, emails, and visits of staff with applicants, who see each entry.",
  toolsets: ["organization"],
  handlers: {
    list: listContacts,
    listOwn,
    get: { handler: getContact, lock: lockContactRead },
    create: createContact,
    update: updateContact,
    delete: deleteContact,
    report,
    export: exportLog,
    listShown,
  },
  examples: () => import("./examples.ts"),
});
