// How other groups read applications in queries of their own.
export { readApplicationsOnBoard } from "../store/read.ts";
export { APPLICATION, APPLICATION_FROM, type ApplicationRow, present } from "../store/rows.ts";
export { lockCardsOnBoard } from "../store/write.ts";
export { holdApplication } from "./require.ts";
