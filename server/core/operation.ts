import type { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import type { Role } from "#domain/roles.ts";
import { isReading, type Scope } from "#domain/scopes.ts";
import type { Toolset } from "#domain/toolsets.ts";
import { KIB } from "#domain/units.ts";
import type { WorkKind } from "#server/lib/work.ts";
import { rowNames } from "./fields.ts";
import type { RequestRate } from "./rate-limit.ts";
import type { Reauthentication } from "./recent-authentication.ts";
import { FileContent, type UploadRule } from "./uploads.ts";
import type { ErrorCode } from "./vocabulary.ts";

/** The most bytes of a board with all cards and all text that an account keeps, each character in six. */
export const LARGEST_BOARD = 6 * LIMITS.quotas.textBytes + LIMITS.quotas.cards * 4 * KIB;

type HttpMethod = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** What a contract states of an operation, whoever it is for. */
type CommonSpec = {
  /** Of its group and what it does, such as `applications.bulk_move`; the procedure is `applications.bulkMove`. */
  readonly name: `${string}.${string}`;
  readonly method: HttpMethod;
  /**
   * `own`: the caller's personal search. `caller`: about the caller, whatever the credential is restricted to.
   * `organization`: the one that the path names. `application`: the card that the path names, as its applicant or as staff
   * of an organization that it is shared with.
   */
  readonly actsOn: "own" | "caller" | "organization" | "application";
  /** Who may call it, where a role is asked: always for an organization; for an application, if not its applicant too. */
  readonly roles?: readonly Role[];
  /** Whether a live caller has to have proved their address: for what reaches other people or outlasts the proof. */
  readonly needsConfirmedAddress?: true;
  /** How a change holds its organization, where keeping it from being deleted is not enough. */
  readonly holds?: "members" | "deletion";
  /** Asked of people, not of programs: whether they proved who they are within the last ten minutes. */
  readonly reauthentication?: Reauthentication;
  /** A rate of the person that a call counts against beside that of reads or writes. An export that fails gives it back. */
  readonly alsoCounts?: RequestRate;
  readonly summary: string;
  /** Of a GET that reads much: on which connections, where they are not those of every other read. */
  readonly work?: Exclude<WorkKind, "interactive">;
  /** Of a GET that reads much: it may be read from the replica, where there is one and it has all that was acknowledged. */
  readonly fromReplica?: true;
  /** The bytes of its largest response before compression, where it may be larger than a page. */
  readonly largest?: number;
  /** The GET of the one resource that this changes: `If-Match` is compared with its ETag. */
  readonly resource?: CommonSpec["name"];
  /** The answer of this change is the resource as its GET answers it, so it carries that ETag. */
  readonly answersResource?: true;
  /** Refusals of its own; those that hold everywhere are added. */
  readonly errors: readonly ErrorCode[];
  readonly input: z.ZodObject;
};

/** An operation for everybody: REST, tRPC, MCP, OpenAPI, reference and authorization tests derive from it. */
type PublicSpec = CommonSpec & {
  /** `beyond`: added beside the interface's own; it is on the same surfaces, but for the list of all tools. */
  readonly audience?: "public" | "beyond";
  /** Under /api/v1, with `{parameter}` for each path field of the input. */
  readonly path: `/${string}`;
  /** Null: any recognized credential. */
  readonly scope: Scope | null;
  /** For the reference and for a model that chooses a tool: when to use it, and what comes next. */
  readonly description: string;
  readonly output: z.ZodObject;
  /** A creation answers 201 with the `Location` of what it made, below the path fields of its input. */
  readonly location?: (output: never, path: never) => string;
  /** The file that an answer is, if any: over REST its bytes are the body. */
  readonly file?: (output: never) => { fileName: string; contentType: string; contentBase64: string } | null;
  /** The media types that such a file may have. */
  readonly fileTypes?: readonly string[];
  /** It takes away what can't be brought back, as a DELETE does. */
  readonly destroys?: true;
  /** It changes nothing that is there, without making a resource at a `location`. */
  readonly adds?: true;
  /** A POST that, made again, changes nothing more. */
  readonly repeatable?: true;
  /** It reaches beyond Offerlane: it sends mail, or asks the payment provider. */
  readonly reachesOut?: true;
  /** The toolsets that it is in, where they are others than its group's. */
  readonly toolsets?: readonly Toolset[];
  /** One sentence for a model, where the summary leaves out what it has to know. */
  readonly brief?: string;
  /** What one decides by of its answer: tools of a toolset and `Prefer: return=minimal` answer this. */
  readonly compact?: (output: never) => object;
  /** It goes away: since when that is known, the day from which it may be gone, and what to call instead. */
  readonly deprecated?: Deprecation;
  /** A figure in its answer follows the clock, so that its ETag seldom matches twice. */
  readonly followsClock?: true;
  /**
   * The field `file` of the input is an upload: over REST also a part of multipart/form-data, whose other parts are the
   * other fields. The verb gets it received, judged and stored.
   */
  readonly upload?: UploadRule;
};

/** Days as `2026-11-22`; the policy gives a sunset at least six months after the day of the announcement. */
type Deprecation = {
  readonly since: string;
  readonly sunset: string;
  readonly instead: CommonSpec["name"] | null;
};

/** What only our own pages call, for whoever is signed in there: no key and no token reaches it, and no document names it. */
type PageSpec = CommonSpec & {
  readonly audience: "pages";
  readonly method: "GET" | "POST";
  readonly output: z.ZodType;
  /** It belongs to the person's own account, which from within a sandbox does not exist. */
  readonly environment?: "live";
  /** It changes nothing that another tab shows, though its input takes a POST: nobody is told. */
  readonly silent?: true;
  /**
   * The verb opens its own transactions, or needs none: what it counts has to outlive a refusal, it hashes for long, or its
   * answer holds a secret that must not be stored for a retry. The `Idempotency-Key` is then passed over.
   */
  readonly transaction?: "own";
  /** It ends the caller's own session: the browser is told to forget what it keeps. */
  readonly signsOut?: true;
  readonly scope?: undefined;
  readonly path?: undefined;
  readonly upload?: undefined;
};

export type OperationSpec = PublicSpec | PageSpec;

export type Operation<Spec extends OperationSpec = OperationSpec> = Spec & {
  readonly toolName: string;
  readonly changesData: boolean;
  readonly isList: boolean;
  readonly pathParameters: readonly string[];
  /** The fields of the input that name rows, or the organization; over REST they are the path's. */
  readonly rowFields: readonly string[];
};
export type PublicOperation = Operation<PublicSpec>;
export type PageOperation = Operation<PageSpec>;

/** Whether it is for everybody, and not for our pages alone. */
export function isPublic(contract: Operation): contract is PublicOperation {
  return contract.audience !== "pages";
}

/**
 * Declares an operation.
 * @throws when the module loads: a path parameter missing from the input, a read with a write scope (or the reverse), a loose input.
 */
export function defineOperation<const Spec extends OperationSpec>(spec: Spec): Operation<Spec> {
  const fail = (why: string): never => {
    throw new Error(`Operation ${spec.name}: ${why}`);
  };
  const changesData = spec.method !== "GET";
  const pathParameters = [...(spec.path ?? "").matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const fields = Object.entries(spec.input.shape as Record<string, z.ZodType>);
  const rowFields = spec.path
    ? pathParameters
    : fields.flatMap(([field, schema]) => (rowNames.has(schema) ? [field] : []));
  for (const parameter of pathParameters) {
    if (!(parameter in spec.input.shape)) fail(`path parameter ${parameter} is missing from the input`);
  }
  if (spec.input.def.catchall?._zod.def.type !== "never") fail("the input must be a z.strictObject");
  if (spec.scope && isReading(spec.scope) === changesData && spec.scope !== "sandbox:manage") {
    fail(`${spec.method} does not go with scope ${spec.scope}`);
  }
  const named = { organization: "organizationSlug", application: "applicationId", own: null, caller: null };
  const tenant = named[spec.actsOn];
  if (tenant && !rowFields.includes(tenant)) fail(`it names no ${tenant}`);
  if (spec.actsOn === "organization" && !spec.roles)
    fail("an operation on an organization says who may call it");
  if (spec.roles && !tenant) fail("roles are asked only in an organization");
  if (spec.holds && (spec.actsOn !== "organization" || !changesData)) {
    fail("only a change holds its organization");
  }
  if (spec.work && changesData) fail("a change has no connections of its own");
  if (spec.fromReplica && changesData) fail("a change is not read from the replica");
  if (spec.resource && !changesData) fail("only a change is held to a version");
  if (spec.path && spec.repeatable && spec.method !== "POST")
    fail("only of a POST is to be said that it is repeatable");
  if (spec.audience !== "pages" && spec.deprecated) {
    const { since, sunset } = spec.deprecated;
    if (!isSixMonthsLater(since, sunset)) fail("its sunset is less than six months after its deprecation");
  }
  if (spec.upload && (spec.input.shape.file !== FileContent || !changesData)) {
    fail("an upload is a change, and takes the field file: FileContent");
  }
  return {
    ...spec,
    toolName: spec.name.replace(".", "_"),
    changesData,
    isList: "shape" in spec.output && "nextCursor" in (spec.output as z.ZodObject).shape,
    pathParameters,
    rowFields,
  };
}

/** Returns the most bytes that a response of the operation has, before compression. */
export function largestResponse({ largest }: Operation): number {
  return largest ?? LIMITS.requests.pageBytes;
}

function isSixMonthsLater(since: string, sunset: string): boolean {
  const earliest = new Date(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + 6);
  return new Date(sunset).getTime() >= earliest.getTime();
}
