import { expect, test } from "vitest";
import { pool, prisma } from "#server/lib/database.ts";
import { sendRequested } from "#server/resources/webhooks/delivery/requested.ts";
import { logOf, makeTeam, type TeamMember } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { deliverAll, sharedReceiver } from "#server/testing/webhook-receiver.ts";

const receiver = sharedReceiver();

/** Returns the kinds and recipients of the pending notices of an organization. */
async function notices(organizationId: string) {
  const { rows } = await pool.query<{ data: { kind: string; to: string[] } }>(
    "SELECT data FROM pgboss.job WHERE name = 'send-notices' AND data->>'organizationId' = $1",
    [organizationId],
  );
  return rows.map(({ data }) => [data.kind, data.to]).filter(([kind]) => kind !== "memberRemoved");
}

/** Creates an organization in which each of two owners has a webhook. */
async function makeOrganizationWithWebhooks() {
  const { id, organizationSlug, members } = await makeTeam("owner", "owner");
  const [owner, maker] = members;
  const create = ({ api }: TeamMember) =>
    api.ok("organization_webhooks.create", { organizationSlug, url: receiver.url });
  const named = { organizationSlug, webhookId: (await create(maker)).id };
  const kept = { organizationSlug, webhookId: (await create(owner)).id };
  const read = (of: typeof named) => owner.api.ok("organization_webhooks.get", of);
  const statusOf = async (of: typeof named) => (await read(of)).status;
  return { id, organizationSlug, owner, maker, named, kept, read, statusOf };
}
type Hooked = Awaited<ReturnType<typeof makeOrganizationWithWebhooks>>;

const ENDINGS: readonly [string, (hooked: Hooked) => Promise<unknown>][] = [
  [
    "is removed",
    ({ organizationSlug, owner, maker: { memberId } }) =>
      owner.api.ok("members.remove", { organizationSlug, memberId }),
  ],
  [
    "is made a coach",
    ({ organizationSlug, owner, maker: { memberId } }) =>
      owner.api.ok("members.update_role", { organizationSlug, memberId, role: "coach" }),
  ],
  ["leaves", ({ organizationSlug, maker }) => maker.api.ok("members.leave", { organizationSlug })],
  [
    "deletes their account",
    async ({ maker: { person } }) => {
      const call = await pagesOf(person);
      await call.account.delete({ email: person.email, password: "" });
    },
  ],
];

test.each(ENDINGS)(
  "a webhook whose maker %s is paused, with an email to the owners, and other webhooks continue",
  async (_what, end) => {
    const hooked = await makeOrganizationWithWebhooks();
    const { id, organizationSlug, owner, named, kept, read, statusOf } = hooked;
    await end(hooked);
    expect(await read(named)).toMatchObject({ status: "paused", statusReason: "maker_lost_role" });
    expect(await statusOf(kept)).toBe("active");
    const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
    await deliverAll();
    const sent = receiver.received.filter(({ event }) => event.resourceId === cohortId);
    expect(sent).toHaveLength(1);
    const entry = (await logOf(id)).findLast(({ action }) => action === "webhook_updated");
    expect(entry?.details).toMatchObject({ webhookId: named.webhookId, after: { status: "paused" } });
    expect(await notices(id)).toEqual([["organizationWebhooksPaused", [owner.person.email]]]);
  },
);

test("an owner who becomes an admin keeps their webhook active", async () => {
  const { organizationSlug, owner, maker, named, statusOf } = await makeOrganizationWithWebhooks();
  const { memberId } = maker;
  await owner.api.ok("members.update_role", { organizationSlug, memberId, role: "admin" });
  expect(await statusOf(named)).toBe("active");
});

test("an owner who resumes a webhook that stopped with its maker becomes its new maker", async () => {
  const hooked = await makeOrganizationWithWebhooks();
  const { organizationSlug, owner, maker, named, statusOf } = hooked;
  await owner.api.ok("members.update_role", { organizationSlug, memberId: maker.memberId, role: "coach" });
  const { data } = await owner.api.ok("organization_webhooks.list", { organizationSlug });
  const before = data.find(({ id }) => id === named.webhookId)?.createdBy;
  const after = await owner.api.ok("organization_webhooks.update", { ...named, status: "active" });
  expect(after.createdBy?.id).not.toBe(before?.id);
  await owner.api.ok("members.remove", { organizationSlug, memberId: maker.memberId });
  expect(await statusOf(named)).toBe("active");
});

test("a webhook whose maker has just lost their role sends nothing, not even on request", async () => {
  const {
    id: organizationId,
    organizationSlug,
    owner,
    maker,
    named,
    read,
  } = await makeOrganizationWithWebhooks();
  await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  await deliverAll();
  const { data } = await owner.api.ok("organization_webhooks.list_deliveries", named);
  const again = { ...named, deliveryId: data[0]?.id ?? "" };
  receiver.received.length = 0;
  await prisma.member.update({ where: { id: maker.memberId }, data: { role: "coach" } });
  const { id: deliveryId } = await owner.api.ok("organization_webhooks.resend", again);
  await sendRequested({ organizationId, deliveryId });
  await prisma.organizationWebhookEndpoint.updateMany({
    where: { id: { not: named.webhookId } },
    data: { status: "paused" },
  });
  await owner.api.ok("cohorts.create", { organizationSlug, name: "Winter" });
  await deliverAll();
  expect(receiver.received).toEqual([]);
  expect(await read(named)).toMatchObject({ status: "paused", statusReason: "maker_lost_role" });
});
