import type { Toolset } from "#domain/toolsets.ts";
import { inSnakeCase } from "./case.ts";
import type { FreshReplay, Handler, Lock, Preparation } from "./execute.ts";
import { isPublic, type Operation, type OperationSpec, type PublicOperation } from "./operation.ts";
import { operation, type ProcedureOf } from "./procedure.ts";

/** The operations of a group, by procedure name. */
type Contract = Readonly<Record<string, Operation>>;

/** The handler of an operation, alone or with its options. */
type HandlerOptions<Spec extends OperationSpec> =
  | Handler<Spec>
  | {
      readonly handler: Handler<Spec>;
      /** Renders the response again for a retry. */
      readonly replay?: FreshReplay<Spec>;
      /** For a GET: locks the rows that it reads, so that `If-Match` on a change of its resource can be compared with them. */
      readonly lock?: Lock<Spec>;
    }
  /** Work before the handler's transaction begins. */
  | { readonly prepare: Preparation<Spec> };

/** Realistic values for a group's examples in the document. */
export type Samples<Of extends Contract = Contract> = {
  /** Whole entities, by the id of their schema. */
  readonly entities: Readonly<Record<string, unknown>>;
  /** Values of input and output fields by name, if no entity has them. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Requests that need more than plausible fields. */
  readonly requests?: { readonly [Key in keyof Of]?: object };
};

/** A group of operations, with everything derived from it. */
export type Group = {
  /** The prefix of its operations' names, such as `coach_notes`. */
  readonly name: string;
  /** Its subject, for the document; only if it has public operations. */
  readonly about?: string;
  /** The toolsets of its public operations. */
  readonly toolsets?: readonly Toolset[];
  readonly contract: Contract;
  readonly procedures: Readonly<Record<string, unknown>>;
  /** Loaded only for the document. */
  readonly examples?: () => Promise<{ readonly samples: Samples }>;
};
type GroupSpec<Of extends Contract> = Pick<Group, "about" | "toolsets"> & {
  readonly handlers: { readonly [Key in keyof Of]: HandlerOptions<Of[Key]> };
  readonly examples?: () => Promise<{ readonly samples: Samples<Of> }>;
};
type GroupOf<Of extends Contract> = Omit<Group, "contract" | "procedures"> & {
  readonly contract: Of;
  readonly procedures: { readonly [Key in keyof Of]: ProcedureOf<Of[Key]> };
};

/**
 * Declares a group: its contract with a handler for each operation, and its examples for the document.
 * @throws when the module loads: if it mixes operations of two groups, a procedure's name differs from its operation's, or public
 * operations have no description of their group
 */
export function defineGroup<Of extends Contract>(
  contract: Of,
  { handlers, ...group }: GroupSpec<NoInfer<Of>>,
): GroupOf<Of> {
  const { about, toolsets } = group;
  const [name = "", ...others] = new Set(Object.values(contract).map((value) => groupNameOf(value.name)));
  if (others.length > 0) throw new Error(`Group ${name}: it also has operations of ${others.join(", ")}`);
  for (const [key, declared] of Object.entries(contract)) {
    if (declared.name !== `${name}.${inSnakeCase(key)}`) {
      throw new Error(`Group ${name}: the operation ${declared.name} has the key ${key}`);
    }
  }
  if ((about === undefined) === Object.values(contract).some(isPublic)) {
    throw new Error(`Group ${name}: it needs \`about\` if, and only if, it has public operations`);
  }
  if ((about === undefined) !== (toolsets === undefined)) {
    throw new Error(`Group ${name}: it needs both \`about\` and \`toolsets\`, or neither`);
  }
  const procedures = Object.entries(contract).map(([key, declared]) => {
    const doing = handlers[key] as HandlerOptions<Operation>;
    return [key, "handler" in doing ? operation(declared, doing.handler, doing) : operation(declared, doing)];
  });
  return { ...group, contract, name, procedures: Object.fromEntries(procedures) } as GroupOf<Of>;
}

/**
 * Checks the groups against each other after they have been loaded.
 * @throws if two declare the same operation or path; if the resource of a change isn't a GET; if a group's key differs from its
 * operations' prefix
 */
export function collectGroups<const All extends Readonly<Record<string, Group>>>(groups: All): All {
  const operations = Object.values(groups).flatMap(({ contract }) => Object.values(contract));
  for (const [key, { name }] of Object.entries(groups)) {
    if (name !== inSnakeCase(key)) throw new Error(`Group ${name}: it has the key ${key}`);
  }
  const byName = unique(operations, ({ name }) => name);
  const routed = operations.filter(isPublic);
  unique(routed, ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
  for (const { name, resource } of operations) {
    const read = resource === undefined ? undefined : byName.get(resource);
    if (resource !== undefined && read?.method !== "GET") {
      throw new Error(`Operation ${name}: no GET reads its resource ${resource}`);
    }
  }
  return groups;
}

/** Returns the procedures of groups, for a router. */
export function proceduresOf<const All extends Readonly<Record<string, Group>>>(groups: All) {
  const procedures = Object.entries(groups).map(([key, group]) => [key, group.procedures]);
  return Object.fromEntries(procedures) as { -readonly [Key in keyof All]: All[Key]["procedures"] };
}

/** An operation, and its procedure's path in the router, such as `applications.bulkMove`. */
export type PlacedOperation = {
  readonly contract: Operation;
  readonly procedure: string;
  readonly toolsets: readonly Toolset[];
};

/** A public operation, and its procedure's path in the router. */
export type Callable = { readonly contract: PublicOperation; readonly procedure: string };

/** Returns every operation of the groups, in their order. */
export function operationsOf(groups: Readonly<Record<string, Group>>): PlacedOperation[] {
  return Object.entries(groups).flatMap(([group, { contract, toolsets = [] }]) =>
    Object.entries(contract).map(([key, one]) => ({
      contract: one,
      procedure: `${group}.${key}`,
      toolsets: isPublic(one) ? (one.toolsets ?? toolsets) : [],
    })),
  );
}

/** Returns the group of an operation, by its name. */
export function groupNameOf(operationName: string): string {
  return operationName.slice(0, operationName.indexOf("."));
}

function unique<One extends Operation>(operations: readonly One[], keyOf: (one: One) => string) {
  const byKey = new Map<string, One>();
  for (const item of operations) {
    const key = keyOf(item);
    const other = byKey.get(key);
    if (other) throw new Error(`Operations ${other.name} and ${item.name} are both ${key}`);
    byKey.set(key, item);
  }
  return byKey;
}
