import { defineGroup } from "#server/core/group.ts";
import { organizationFiles as contract } from "./contract.ts";
import { deleteFile, documentOutcome, getFile, listMine, lockFileRead, sendFile } from "./service/files.ts";

export const organizationFiles = defineGroup(contract, {
  about: "Files in the messages of an organization, and files that document outcomes.",
  toolsets: ["organization"],
  handlers: {
    send: sendFile,
    document: documentOutcome,
    get: { handler: getFile, hold: lockFileRead },
    delete: deleteFile,
    listMine,
  },
  examples: () => import("./examples.ts"),
});
