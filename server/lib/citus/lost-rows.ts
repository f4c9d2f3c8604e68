import type pg from "pg";
import { logger } from "../logger.ts";

/** Citus's warning when it continues as if a part of the statement had no rows. */
const LOST = /could not find the intermediate result/;

/**
 * Ends the connection when Citus loses rows of a statement, so that the statement fails instead of returning
 * too few rows. A failure of a node causes this, and so do some statements that read rows of the coordinator
 * within an expression of `WITH` (citusdata/citus#8312).
 */
export function failWithoutAllRows(client: pg.ClientBase): void {
  client.on("notice", ({ message }) => {
    if (message === undefined || !LOST.test(message)) return;
    logger.error({ warning: message }, "the cluster lost rows of a statement");
    const { connection } = client as unknown as { connection: Failing };
    const error = new Error("Connection terminated: the cluster lost rows of a statement");
    // The statement's end may have arrived with the warning, so its rows would be returned before the end of the connection is noticed.
    connection.emit("error", error);
    connection.stream.destroy();
  });
}

type Failing = { emit(event: "error", error: Error): void; readonly stream: { destroy(): void } };
