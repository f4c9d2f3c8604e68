import { defineGroup } from "#server/core/group.ts";
import { rosterRecords as contract } from "./contract.ts";
import { createField, deleteField, listFields, listRecords } from "./service.ts";
import { setValues } from "./setting.ts";
import { updateRecord } from "./updating.ts";

export const rosterRecords = defineGroup(contract, {
  about: "The records that staff keep about applicants.",
  toolsets: ["organization"],
  handlers: { list: listRecords, update: updateRecord, setValues, listFields, createField, deleteField },
  examples: () => import("./examples.ts"),
});
