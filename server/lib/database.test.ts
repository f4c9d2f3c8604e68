import { expect, test } from "vitest";
import { toOperationError } from "#server/core/errors.ts";
import { pool } from "./database.ts";

test("a statement whose connection stays silent for longer than any statement may take fails as an outage", async () => {
  const client = await pool.connect();
  const { stream } = Reflect.get(client, "connection");
  expect(Reflect.get(stream, "timeout")).toBe(40_000);
  const hanging = client.query("SELECT pg_sleep(20)").catch((error: unknown) => toOperationError(error).code);
  stream.emit("timeout");
  expect(await hanging).toBe("unavailable");
  client.release(true);
});
