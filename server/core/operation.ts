import { z } from "zod";
import { rolesFor } from "#domain/permissions.ts";
import type { Role } from "#domain/roles.ts";
import { isReading, type Scope } from "#domain/scopes.ts";
import type { Toolset } from "#domain/toolsets.ts";
import type { ErrorCode } from "#server/codes.ts";
import type { WorkKind } from "#server/lib/work.ts";
import { inSnakeCase, type SnakeCase } from "./case.ts";
import { Done, organizationSlug, rowNames } from "./fields.ts";
import type { RequestRate } from "./rate-limit.ts";
import { FileContent, type UploadRule } from "./uploads.ts";

type HttpMethod = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** The part of a contract that all operations share. */
type CommonSpec = {
  /** The group and the action, such as `applications.bulk_move`; the procedure is `applications.bulkMove`. */
  readonly name: `${string}.${string}`;
  readonly method: HttpMethod;
  /**
   * `own`: the caller's personal search. `caller`: about the caller, whatever the credential is restricted to. `organization`: the one in
   * the path. `application`: the card in the path, as its applicant or as staff of an organization that it is shared with.
   */
  readonly actsOn: "own" | "caller" | "organization" | "application";
  /**
   * The roles that may call the operation. For an organization, the default is the roles with the permission
   * of its name; for an application, roles are given only if its applicant may not call it.
   */
  readonly roles?: readonly Role[];
  /**
   * True if a live caller must have confirmed their email address, because the effect reaches other people or outlasts the confirmation.
   */
  readonly needsConfirmedAddress?: true;
  /** The lock of a change on its organization, if preventing its deletion isn't enough. */
  readonly organizationLock?: "members" | "deletion";
  /**
   * Requires people, but not programs, to have authenticated within the last ten minutes: `always`, or for `owners` only if the handler
   * finds that someone becomes an owner or that an owner's membership changes.
   */
  readonly reauthentication?: "always" | "owners";
  /**
   * A rate limit per person that applies in addition to the one for reads or writes. A failed export doesn't
   * count.
   */
  readonly alsoCounts?: RequestRate;
  /** For a GET that reads a lot: the connections that it uses instead of the interactive ones. */
  readonly work?: Exclude<WorkKind, "interactive">;
  /** For a GET that reads a lot: true if it may read from the replica, if there is one that has caught up with acknowledged changes. */
  readonly fromReplica?: true;
  /**
   * The GET of the one resource that this change affects: `If-Match` is compared with its ETag. Derived for a PATCH, PUT, or DELETE at the
   * path of a GET.
   */
  readonly resource?: CommonSpec["name"];
  /**
   * True if the change returns the resource as its GET does, so that the response has that ETag. Derived if both have the same output.
   */
  readonly returnsResource?: true;
  readonly input: z.ZodObject;
};

/** A public operation: REST, tRPC, MCP, OpenAPI, reference, and authorization tests derive from it. */
type PublicSpec = CommonSpec & {
  /** `beyond`: available on the same transports, except in the list of all tools. */
  readonly audience?: "public" | "beyond";
  /** The path below /api/v1, with `{parameter}` for each path field of the input. */
  readonly path: `/${string}`;
  /** Null if every valid credential may call it. */
  readonly scope: Scope | null;
  readonly summary: string;
  /** Errors beyond those that every operation can return, and beyond `not_found`, which is added if the path names rows. */
  readonly errors?: readonly ErrorCode[];
  /** Guidance for the reference and for a model that chooses a tool: when to use it, and what comes next. */
  readonly description: string;
  readonly output: z.ZodObject;
  /** Returns the path of the new resource below /api/v1, for the `Location` of a 201. `path` has the input's path fields. */
  readonly location?: (output: never, path: never) => string;
  /** Returns the file that the response consists of, if any; over REST its bytes are the body. */
  readonly file?: (output: never) => { fileName: string; contentType: string; contentBase64: string } | null;
  /** The possible media types of the file. */
  readonly fileTypes?: readonly string[];
  /** True if it deletes data that can't be restored, as a DELETE does. */
  readonly destroys?: true;
  /** True if it only adds data: it changes nothing that exists, and creates no resource at a `location`. */
  readonly adds?: true;
  /** True for a POST that has no further effect when it is repeated. */
  readonly repeatable?: true;
  /** True if it reaches beyond Offerlane: it sends email, or calls the payment provider. */
  readonly reachesOut?: true;
  /** Its toolsets, if they differ from its group's. */
  readonly toolsets?: readonly Toolset[];
  /** One sentence for a model, with facts that it needs and that aren't in the summary. */
  readonly brief?: string;
  /**
   * Returns the fields needed for decisions, as in responses of a toolset's tools and to `Prefer:
   * return=minimal`.
   */
  readonly compact?: (output: never) => object;
  /**
   * Set if the operation is deprecated: the day of the announcement, the earliest day of removal, and the
   * operation to call instead.
   */
  readonly deprecated?: Deprecation;
  /**
   * The field `file` of the input is an upload: over REST also a part of multipart/form-data, with the other
   * fields as parts. The handler gets the file after it was received, validated, and stored.
   */
  readonly upload?: UploadRule;
};

/** Days such as `2026-11-22`; the policy requires a sunset at least six months after the announcement. */
type Deprecation = {
  readonly since: string;
  readonly sunset: string;
  readonly instead: CommonSpec["name"] | null;
};

/** An operation that only our own pages call, for the signed-in user: no key or token reaches it, and no document names it. */
type PageSpec = CommonSpec & {
  readonly audience: "pages";
  readonly method: "GET" | "POST";
  readonly output: z.ZodType;
  /** It belongs to the person's live account, which can't be reached from a sandbox. */
  readonly environment?: "live";
  /**
   * True if it changes nothing that another tab shows, and is a POST only because of its input. No page is
   * notified.
   */
  readonly silent?: true;
  /**
   * The handler opens its own transactions, or needs none: its counts must survive an error, its hashing
   * takes a long time, or its response has a secret that must not be stored for a retry. The
   * `Idempotency-Key` is then ignored.
   */
  readonly transaction?: "own";
  /** True if it ends the caller's session: the response makes the browser clear its stored data. */
  readonly signsOut?: true;
  readonly scope?: undefined;
  readonly path?: undefined;
  readonly upload?: undefined;
};

// By default, the input names only the rows that the operation acts on.
const ofOwn = { actsOn: "own", input: z.strictObject({}) } as const;
const ofOrganization = { actsOn: "organization", input: z.strictObject({ organizationSlug }) } as const;
const ofCaller = { actsOn: "caller", input: z.strictObject({}) } as const;

/** Common parts of the contracts of public operations. */
export const PUBLIC = {
  ownRead: { ...ofOwn, method: "GET", scope: "applications:read" },
  ownChange: { ...ofOwn, method: "POST", scope: "applications:write" },
  organizationRead: { ...ofOrganization, method: "GET", scope: "organizations:read" },
  organizationChange: { ...ofOrganization, method: "POST", scope: "organizations:write" },
} as const satisfies Record<string, Partial<PublicSpec>>;

const beyond = { audience: "beyond" } as const;
/** Common parts of the contracts of operations that aren't in the list of all tools. */
export const BEYOND = {
  ownRead: { ...PUBLIC.ownRead, ...beyond },
  ownChange: { ...PUBLIC.ownChange, ...beyond },
  organizationRead: { ...PUBLIC.organizationRead, ...beyond },
  organizationChange: { ...PUBLIC.organizationChange, ...beyond },
} as const satisfies Record<string, Partial<PublicSpec>>;

const pageRead = { audience: "pages", method: "GET" } as const;
const pageChange = { audience: "pages", method: "POST", output: Done } as const;
const live = { ...ofCaller, environment: "live" } as const;
/** Common parts of the contracts of operations for our pages. */
export const PAGES = {
  ownRead: { ...pageRead, ...ofOwn },
  ownChange: { ...pageChange, ...ofOwn },
  organizationRead: { ...pageRead, ...ofOrganization },
  organizationChange: { ...pageChange, ...ofOrganization },
  callerRead: { ...pageRead, ...ofCaller },
  callerChange: { ...pageChange, ...ofCaller },
  /** A read of the person's live account. */
  accountRead: { ...pageRead, ...live },
  /** A change of the person's live account, in transactions of its handler. */
  accountChange: { ...pageChange, ...live, transaction: "own" },
  /** A change to the person's sign-in methods or to the account itself, which requires recent authentication. */
  identityChange: { ...pageChange, ...live, transaction: "own", reauthentication: "always" },
} as const satisfies Record<string, Partial<PageSpec>>;

export type OperationSpec = PublicSpec | PageSpec;

export type Operation<Spec extends OperationSpec = OperationSpec> = Spec & Derived;

type Derived = {
  readonly toolName: string;
  readonly errors: readonly ErrorCode[];
  readonly roles?: readonly Role[];
  readonly changesData: boolean;
  readonly isList: boolean;
  readonly pathParameters: readonly string[];
  /** The fields of the input that name rows or the organization; over REST they are in the path. */
  readonly rowFields: readonly string[];
};
export type PublicOperation = Operation<PublicSpec>;
export type PageOperation = Operation<PageSpec>;

/** Checks whether an operation is public, and not only for our pages. */
export function isPublic(contract: Operation): contract is PublicOperation {
  return contract.audience !== "pages";
}

const NAMES_ROWS: readonly ErrorCode[] = ["not_found"];

function namesRow(schema: z.ZodType): boolean {
  const { def } = schema as z.ZodOptional<z.ZodType>;
  return rowNames.has(/^(optional|nullable)$/.test(def.type) ? def.innerType : schema);
}

/**
 * Declares an operation.
 * @throws when the module loads: if a path parameter is missing from the input, a read has a write scope (or the reverse), or the input
 * is loose
 */
export function defineOperation<const Spec extends OperationSpec>(spec: Spec): Operation<Spec> {
  const fail = (why: string): never => {
    throw new Error(`Operation ${spec.name}: ${why}`);
  };
  const changesData = spec.method !== "GET";
  const roles = spec.roles ?? rolesFor(spec.name);
  const pathParameters = [...(spec.path ?? "").matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const fields = Object.entries(spec.input.shape as Record<string, z.ZodType>);
  const rowFields = spec.path
    ? pathParameters
    : fields.flatMap(([field, schema]) => (namesRow(schema) ? [field] : []));
  for (const parameter of pathParameters) {
    if (!(parameter in spec.input.shape)) fail(`path parameter ${parameter} is missing from the input`);
  }
  if (spec.input.def.catchall?._zod.def.type !== "never") fail("the input must be a z.strictObject");
  if (spec.scope && isReading(spec.scope) === changesData && spec.scope !== "sandbox:manage") {
    fail(`${spec.method} doesn't match the scope ${spec.scope}`);
  }
  const named = { organization: "organizationSlug", application: "applicationId", own: null, caller: null };
  const tenant = named[spec.actsOn];
  if (tenant && !rowFields.includes(tenant)) fail(`its input has no ${tenant}`);
  if (spec.actsOn === "organization" && !roles) fail("an operation on an organization needs roles");
  if (roles && !tenant) fail("roles are allowed only on an organization or an application");
  if (spec.organizationLock && (spec.actsOn !== "organization" || !changesData)) {
    fail("only a change locks its organization");
  }
  if (spec.work && changesData) fail("a change can't use separate connections");
  if (spec.fromReplica && changesData) fail("a change can't use the replica");
  if (spec.resource && !changesData) fail("only a change can name the resource that it affects");
  if (spec.path && spec.repeatable && spec.method !== "POST") fail("only a POST can be marked as repeatable");
  if (spec.audience !== "pages" && spec.deprecated) {
    const { since, sunset } = spec.deprecated;
    if (!isSixMonthsLater(since, sunset)) fail("its sunset is less than six months after its deprecation");
  }
  if (spec.upload && (spec.input.shape.file !== FileContent || !changesData)) {
    fail("an upload must be a change with the field file: FileContent");
  }
  // No document names the errors of an operation for our pages; the docstring of its handler does.
  const declared = spec.audience === "pages" ? [] : (spec.errors ?? []);
  return {
    ...spec,
    ...(roles ? { roles } : {}),
    toolName: spec.name.replace(".", "_"),
    errors: [...new Set([...(pathParameters.length > 0 ? NAMES_ROWS : []), ...declared])],
    changesData,
    isList: "shape" in spec.output && "nextCursor" in (spec.output as z.ZodObject).shape,
    pathParameters,
    rowFields,
  };
}

type Unnamed<Spec> = Spec extends unknown ? Omit<Spec, "name"> : never;
type Nameless<Spec> = "name" extends keyof Spec ? Omit<Spec, "name"> : Spec;

/** Declares operations of a group, each named after its key, such as `applications.bulk_move`. @throws as `defineOperation` does */
export function defineOperations<
  const Group extends string,
  const Specs extends Readonly<Record<string, Unnamed<OperationSpec>>>,
>(group: Group, specs: Specs) {
  const nameOf = (key: string) => `${group}.${inSnakeCase(key)}`;
  const all = Object.entries(specs);
  const outputs = new Map(all.map(([key, { output }]) => [nameOf(key), output]));
  const gets = all.filter(([key, { method }]) => method === "GET" && key.startsWith("get"));
  const resources = new Map(gets.map(([key, { path }]) => [path, nameOf(key)]));
  const operations = all.map(([key, spec]) => {
    const isOfPath = spec.path !== undefined && spec.method !== "GET" && spec.method !== "POST";
    const resource = spec.resource ?? (isOfPath ? resources.get(spec.path) : undefined);
    const returned = outputs.get(resource ?? "") === spec.output ? { returnsResource: true } : {};
    const derived = { ...returned, ...(resource ? { resource } : {}) };
    return [key, defineOperation({ ...derived, ...spec, name: nameOf(key) } as OperationSpec)];
  });
  return Object.fromEntries(operations) as {
    readonly [Key in keyof Specs & string]: Nameless<Specs[Key]> &
      Derived & { readonly name: `${Group}.${SnakeCase<Key>}` };
  };
}

function isSixMonthsLater(since: string, sunset: string): boolean {
  const earliest = new Date(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + 6);
  return new Date(sunset).getTime() >= earliest.getTime();
}
