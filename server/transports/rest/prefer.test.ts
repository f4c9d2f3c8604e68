import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";

async function mover() {
  const { person, api } = await makeCaller();
  const { id } = await makeApplication(api, person.boardId);
  const move = (status: string, headers: Record<string, string>) =>
    api.raw({
      method: "POST",
      path: `/api/v1/applications/${id}/move`,
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ status }),
    });
  return { id, api, move };
}

test.each([
  "return=minimal",
  "respond-async, Return = minimal",
  'return="minimal"; foo=1',
  "return=minimal, return=representation",
])("a change that prefers %s returns its compact form and says so", async (Prefer) => {
  const { id, move } = await mover();
  const response = await move("offer", { Prefer });
  expect(response.headers["preference-applied"]).toBe("return=minimal");
  expect(response.body).toMatchObject({
    id,
    status: "offer",
    previousStatus: "saved",
    position: 1,
    columnSize: 1,
  });
  expect(response.body).not.toHaveProperty("board");
});

test.each(["return=representation", "return=minimalist", "wait=5", "return=representation, return=minimal"])(
  "a change that prefers %s returns its full form",
  async (Prefer) => {
    const { move } = await mover();
    const response = await move("offer", { Prefer });
    expect(response.headers).not.toHaveProperty("preference-applied");
    expect(response.body).toHaveProperty("board.columns");
  },
);

test("a retry may prefer another form of the same response, and the ETag stays that of the resource", async () => {
  const { id, api } = await mover();
  const update = (headers: Record<string, string>) =>
    api.raw({
      method: "PATCH",
      path: `/api/v1/applications/${id}`,
      headers: { "Content-Type": "application/json", "Idempotency-Key": "once", ...headers },
      body: JSON.stringify({ notes: "Called back" }),
    });
  const short = await update({ Prefer: "return=minimal" });
  const whole = await update({});
  expect(short.body).not.toHaveProperty("notes");
  expect(whole.body).toHaveProperty("notes", "Called back");
  expect(whole.headers["idempotent-replayed"]).toBe("true");
  expect(short.headers.etag).toBe(whole.headers.etag);
  expect(short.headers.etag).toBe((await api.send("applications.get", { applicationId: id })).headers.etag);
});

test("reads, and changes without a compact form, return their full form", async () => {
  const { id, api } = await mover();
  for (const [method, path] of [
    ["GET", `/api/v1/applications/${id}`],
    ["DELETE", `/api/v1/applications/${id}`],
  ] as const) {
    const response = await api.raw({ method, path, headers: { Prefer: "return=minimal" } });
    expect(response.status).toBe(200);
    expect(response.headers).not.toHaveProperty("preference-applied");
  }
});
