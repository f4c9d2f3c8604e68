import { groupOf } from "../tags.ts";
import { applicationSamples } from "./applications.ts";
import { boardSamples } from "./boards.ts";
import { companySamples } from "./companies.ts";
import { meSamples } from "./me.ts";
import type { GroupSamples } from "./sample.ts";

/** A group's realistic values; what a group leaves out is made up from its schemas. */
const groups: Partial<Record<ReturnType<typeof groupOf>, GroupSamples>> = {
  me: meSamples,
  boards: boardSamples,
  applications: applicationSamples,
  companies: companySamples,
};

export const entitySamples: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(groups).map(({ entities }) => entities),
);

/** The samples of an operation's group. */
export function samplesOf(name: Parameters<typeof groupOf>[0]): GroupSamples {
  return groups[groupOf(name)] ?? { entities: {}, fields: {} };
}
