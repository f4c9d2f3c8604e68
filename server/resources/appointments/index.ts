import { defineGroup } from "#server/core/group.ts";
import { appointments as contract } from "./contract.ts";
import { book, listSlots, move } from "./service/booking.ts";
import { getCalendar, setCalendar } from "./service/calendars.ts";
import { cancel } from "./service/changing.ts";
import { logContact } from "./service/logging.ts";
import { getPage, listCoaches, lockPageRead, setPage } from "./service/pages.ts";
import {
  getAppointment,
  getFile,
  listAppointments,
  listOwn,
  lockAppointmentRead,
} from "./service/reading.ts";

export const appointments = defineGroup(contract, {
  about: "Appointments of applicants with staff, and the hours in which staff can be booked.",
  toolsets: ["organization"],
  handlers: {
    getPage: { handler: getPage, lock: lockPageRead },
    setPage,
    getCalendar,
    setCalendar,
    listCoaches,
    listSlots,
    book,
    move,
    cancel,
    list: listAppointments,
    get: { handler: getAppointment, lock: lockAppointmentRead },
    getFile,
    listOwn,
    logContact,
  },
  examples: () => import("./examples.ts"),
});
