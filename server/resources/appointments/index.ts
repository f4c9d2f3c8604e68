import { defineGroup } from "#server/core/group.ts";
import { appointments as contract } from "./contract.ts";
import { book, listSlots, move } from "./service/booking.ts";
import { cancel } from "./service/changing.ts";
import { listUnlogged, logContact } from "./service/logging.ts";
import { getPage, listCoaches, setPage } from "./service/pages.ts";
import { getFile, listAppointments, listComing } from "./service/reading.ts";

export const appointments = defineGroup(contract, {
  handlers: {
    getPage,
    setPage,
    listCoaches,
    listSlots,
    book,
    move,
    cancel,
    list: listAppointments,
    getFile,
    listComing,
    listUnlogged,
    logContact,
  },
  examples: () => import("./examples.ts"),
});
