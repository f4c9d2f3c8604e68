import type { Group } from "#server/core/group.ts";
import type { ExampleRows, PageExampleRows } from "#server/resources/example-rows.ts";
import { groups } from "#server/resources/index.ts";
import type { InputOf, Name, PageInput, PageName } from "./contracts.ts";
import { makeApplication, makeBoard, makeCompany, makeResume } from "./factories.ts";
import { ORGANIZATION_ROWS, plantOrganizationRows } from "./organization-rows.ts";
import type { Rest } from "./rest.ts";
import { plantSharingRows, SHARING_ROWS } from "./sharing-rows.ts";

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
  const own = await plantOwnRows(api);
  const organization = await plantOrganizationRows(api);
  return { ...own, ...organization, ...(await plantSharingRows(api, organization.organizationSlug)) };
}

/**
 * Makes the rows that the example of one operation names, and those made along with them: for a loop that needs new ones for each.
 * Reading another row fails.
 */
export async function plantRowsOf(name: Name, api: Rest): Promise<ExampleRows> {
  const named = rowsNamedBy(name);
  const namesOneOf = (fields: readonly string[]) => fields.some((field) => named.has(field));
  const ofOrganizations = [...ORGANIZATION_ROWS, ...SHARING_ROWS];
  const organization = namesOneOf(ofOrganizations) ? await plantOrganizationRows(api) : null;
  const sharing =
    organization && namesOneOf(SHARING_ROWS) && (await plantSharingRows(api, organization.organizationSlug));
  const namesOwn = [...named].some((field) => !ofOrganizations.some((one) => one === field));
  const made: Partial<ExampleRows> = {
    ...(namesOwn && (await plantOwnRows(api))),
    ...organization,
    ...sharing,
  };
  return new Proxy(made, {
    get(rows, field: keyof ExampleRows | "then") {
      // Whoever awaits the rows looks for a promise.
      if (field === "then") return undefined;
      if (!(field in rows))
        throw new Error(`The example of ${name} doesn't name ${field}, so it isn't made.`);
      return rows[field];
    },
  }) as ExampleRows;
}

function rowsNamedBy(name: Name): Set<string> {
  const named = new Set<string>();
  const watched = new Proxy({} as ExampleRows, {
    get(_rows, field) {
      named.add(String(field));
      return `a ${String(field)}`;
    },
  });
  examples[name](watched);
  return named;
}

/** Those of a person's own account. */
async function plantOwnRows(api: Rest) {
  const { id: boardId } = await makeBoard(api);
  const { id: resumeId } = await makeResume(api);
  const { id: applicationId } = await makeApplication(api, boardId, { resumeId });
  const { id: otherApplicationId } = await makeApplication(api, boardId, { status: "interviewing" });
  const { id: movedId } = await makeApplication(api, boardId);
  const { undoToken } = await api.ok("applications.bulk_change", {
    applicationIds: [movedId],
    status: "applied",
  });
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
  return {
    boardId,
    applicationId,
    otherApplicationId,
    companyId,
    undoToken: undoToken ?? "",
    interviewId,
    contactId,
    interactionId,
    resumeId,
    webhookId,
    deliveryId,
  };
}
