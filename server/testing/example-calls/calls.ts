import type { groups } from "#server/resources/index.ts";
import type { Examples } from "../example-rows.ts";

type Groups = typeof groups;
type Of<Group extends keyof Groups> = Examples<Groups[Group]["contract"]>;

/** The examples of every group; one whose operations all have a default may be left out. */
export type Calls = {
  readonly [Group in keyof Groups as object extends Of<Group> ? never : Group]: Of<Group>;
} & {
  readonly [Group in keyof Groups as object extends Of<Group> ? Group : never]?: Of<Group>;
};
