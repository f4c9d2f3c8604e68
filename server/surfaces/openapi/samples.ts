import { type Group, groupNameOf, type Samples } from "#server/core/group.ts";
import { groups } from "#server/resources/index.ts";

const all: readonly Group[] = Object.values(groups);
const loaded = await Promise.all(
  all.map(async (group) => ({ ...group, samples: (await group.examples()).samples })),
);
const fields = new Map(loaded.map(({ name, samples }) => [name, samples?.fields]));
const requests: ReadonlyMap<string | undefined, object | undefined> = new Map(
  loaded.flatMap(({ contract, samples }) =>
    Object.entries(samples?.requests ?? {}).map(([key, request]) => [contract[key]?.name, request]),
  ),
);

/** Whole entities, by the id of their schema. */
export const entitySamples: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...loaded.map(({ samples }) => samples?.entities),
);

/** Values of an operation's fields by their name, as its group has them; what it leaves out is made up from the schemas. */
export function fieldSamples(operation: string): Samples["fields"] {
  return fields.get(groupNameOf(operation)) ?? {};
}

/** The request that its group gives for an operation, where fields alone don't make a sensible one. */
export function requestSample(operation: string): object | undefined {
  return requests.get(operation);
}
