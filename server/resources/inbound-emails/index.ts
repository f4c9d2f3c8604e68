import { defineGroup } from "#server/core/group.ts";
import { lockRowOf } from "#server/core/versions.ts";
import { acceptEmail } from "./accept.ts";
import { changeSettings, getSettings, renewAddress } from "./address.ts";
import { inboundEmails as contract } from "./contract.ts";
import { deleteBody, deleteEmail, dismissEmail, getEmail, listEmails, prepareEmail } from "./service.ts";
import { undoAccept } from "./undo.ts";

export const inboundEmails = defineGroup(contract, {
  about: "Employers' mail that a person forwarded, and what it suggests.",
  toolsets: ["events"],
  handlers: {
    list: listEmails,
    get: { handler: getEmail, lock: lockRowOf("inbound_emails", "inboundEmailId") },
    create: { prepare: prepareEmail },
    accept: acceptEmail,
    undo: undoAccept,
    dismiss: dismissEmail,
    delete: deleteEmail,
    getSettings,
    renewAddress,
    changeSettings,
    deleteBody,
  },
  examples: () => import("./examples.ts"),
});
