import { expect, test } from "vitest";
import { EVENT_TYPES, ORGANIZATION_EVENT_TYPES } from "#domain/event-types.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { document, expectToMatchSchema } from "#server/testing/openapi.ts";

const TYPES = [...EVENT_TYPES, ...ORGANIZATION_EVENT_TYPES];
type Received = { post: { operationId: string; tags: string[] } };
const { webhooks } = document as unknown as { webhooks: Record<string, Received> };
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

test("every event type has its own webhook and schema, and there are no others", () => {
  expect(Object.keys(webhooks).sort()).toEqual([...TYPES, "webhook.test"].sort());
  const { oneOf = [] } = document.components.schemas.Event ?? {};
  expect(oneOf).toHaveLength(TYPES.length);
});

test("webhooks have a tag that no operation has, because generators create a class for each tag", () => {
  const received = Object.values(webhooks).map(({ post }) => post);
  const tags = new Set(received.flatMap((post) => post.tags));
  expect(tags.size).toBe(1);
  expect(operations.filter((operation) => operation.tags.some((tag) => tags.has(tag)))).toEqual([]);
  expect(new Set(received.map(({ operationId }) => operationId)).size).toBe(received.length);
});

test("real events match the schema of their type, and no other", async () => {
  const { api, person } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  await api.ok("applications.move", { applicationId, status: "applied" });
  await api.ok("profile.update", { headline: "Engineer" });
  await api.ok("applications.delete", { applicationId });
  const { data } = await api.ok("events.list", { limit: 200 });
  expect(data.length).toBeGreaterThan(4);
  for (const event of data) expectToMatchSchema(event, document.components.schemas.Event ?? {}, event.type);
  const [first] = data;
  const wrong = { ...first, type: "application.painted" };
  expect(() => expectToMatchSchema(wrong, document.components.schemas.Event ?? {}, "painted")).toThrow();
});
