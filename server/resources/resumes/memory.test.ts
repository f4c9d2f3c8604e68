import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";
import { FILE_MAX_BYTES, formBody, pdf } from "#server/testing/resume-files.ts";

const MIB = 1_048_576;
const SERVER = fileURLToPath(new URL("../../testing/upload-server.ts", import.meta.url));

let server: ChildProcess;
let origin: string;
let key: string;
beforeAll(async () => {
  ({ key } = await makeCaller());
  server = fork(SERVER, { execArgv: [], serialization: "json" });
  ({ origin } = await told<{ origin: string }>());
});
afterAll(() => {
  server.kill();
});

async function told<Message>(): Promise<Message> {
  const [message] = (await once(server, "message")) as [Message];
  return message;
}

async function memory(): Promise<{ rss: number; peak: number }> {
  server.send("memory");
  return told();
}

async function upload(bytes: number): Promise<number> {
  const form = formBody([
    ["name", "Heavy"],
    ["file", pdf(bytes)],
  ]);
  const headers = { ...form.headers, Authorization: `Bearer ${key}` };
  const { status } = await http({
    origin,
    method: "POST",
    path: "/api/v1/resumes",
    headers,
    body: form.body,
  });
  return status;
}

test("four uploads of 10 MiB at once take less than 60 MiB more than the process has", async () => {
  // What is loaded and compiled at the first upload is not the uploads'.
  for (let time = 0; time < 5; time += 1) expect(await upload(1_000)).toBe(201);
  const before = await memory();
  const statuses = await Promise.all([1, 2, 3, 4].map(() => upload(FILE_MAX_BYTES)));
  expect(statuses).toEqual([201, 201, 201, 201]);
  const { peak } = await memory();
  const extra = (peak - before.rss) / MIB;
  console.info(
    `four uploads at once: ${extra.toFixed(1)} MiB more than ${(before.rss / MIB).toFixed(0)} MiB`,
  );
  expect(extra).toBeLessThan(60);
});
