import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { document } from "#server/testing/openapi.ts";
import { createOfferlane } from "../../../clients/typescript/client.ts";
import { clientTypes, SCHEMA_FILE } from "../../../clients/typescript/generate.ts";

test("the client's types are those of the document: else run `npm run client:generate`", async () => {
  expect((await readFile(SCHEMA_FILE, "utf8")) === (await clientTypes(document))).toBe(true);
});

test("the client creates, moves and lists, typed from end to end", async () => {
  const { person, key } = await makeCaller();
  const offerlane = createOfferlane(await serverOrigin(), key);
  const made = await offerlane.POST("/boards/{boardId}/applications", {
    params: { path: { boardId: person.boardId }, header: { "Idempotency-Key": "first-card" } },
    body: { job: { title: "Platform engineer" }, company: { name: "Bright Fern" } },
  });
  expect(made.response.status).toBe(201);
  const applicationId = made.data?.id ?? "";
  const moved = await offerlane.POST("/applications/{applicationId}/move", {
    params: { path: { applicationId } },
    body: { status: "interviewing", position: { first: true } },
  });
  expect(moved.data?.board.columns.interviewing).toEqual([applicationId]);
  const listed = await offerlane.GET("/boards/{boardId}/applications", {
    params: { path: { boardId: person.boardId }, query: { status: ["interviewing", "offer"], limit: 5 } },
  });
  expect(listed.data?.data.map(({ job }) => job.title)).toEqual(["Platform engineer"]);
});

test("a refusal is typed too: the problem, with its code", async () => {
  const { key } = await makeCaller();
  const offerlane = createOfferlane(await serverOrigin(), key);
  const { data, error } = await offerlane.POST("/companies", { body: { name: " " } });
  expect(data).toBeUndefined();
  expect(error?.code).toBe("validation_failed");
  expect(error?.issues?.[0]?.path).toEqual(["name"]);
});
