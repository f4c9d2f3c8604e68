import type { Group } from "#server/core/group.ts";
import type { ExampleRows, PageExampleRows } from "#server/resources/example-rows.ts";
import { groups } from "#server/resources/index.ts";
import type { InputOf, Name, PageInput, PageName } from "./contracts.ts";
import { makeApplication, makeBoard, makeCompany, makeResume } from "./factories.ts";
import { plantOrganizationRows } from "./organization-rows.ts";
import type { Rest } from "./rest.ts";
import { plantSharingRows } from "./sharing-rows.ts";

type ByName = {
  readonly [Wanted in Name]: (rows: ExampleRows) => InputOf<Wanted>;
} & {
  readonly [Wanted in PageName]: (rows: PageExampleRows) => readonly PageInput<Wanted>[];
};

const all: readonly Group[] = Object.values(groups);
const loaded = await Promise.all(
  all.map(async ({ contract, examples }) => ({ contract, given: (await examples()).examples })),
);

/** The examples of every group by their operation's name; the types of a group's own file hold them to its contract. */
export const examples = Object.fromEntries(
  loaded.flatMap(({ contract, given }) =>
    Object.entries(contract).map(([key, { name }]) => [name, given[key]]),
  ),
) as ByName;

/** Makes the rows that the examples name. */
export async function plantExampleRows(api: Rest): Promise<ExampleRows> {
  const { id: boardId } = await makeBoard(api);
  const { id: resumeId } = await makeResume(api);
  const { id: applicationId } = await makeApplication(api, boardId, { resumeId });
  const { id: otherApplicationId } = await makeApplication(api, boardId, { status: "interviewing" });
  const { id: companyId } = await makeCompany(api);
  const { id: interviewId } = await api.ok("interviews.create", {
    applicationId,
    scheduledAt: "2026-12-03T13:00:00Z",
  });
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada Kern" });
  const { id: interactionId } = await api.ok("interactions.create", {
    contactId,
    type: "email",
    interactionTime: "2026-11-02T08:00:00Z",
  });
  const { id: webhookId } = await api.ok("webhooks.create", { url: "https://hooks.example/" });
  const { id: deliveryId } = await api.ok("webhooks.send_test", { webhookId });
  const organization = await plantOrganizationRows(api);
  return {
    ...organization,
    ...(await plantSharingRows(api, organization.organizationSlug)),
    boardId,
    applicationId,
    otherApplicationId,
    companyId,
    interviewId,
    contactId,
    interactionId,
    resumeId,
    webhookId,
    deliveryId,
  };
}
