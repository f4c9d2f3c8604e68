import { operations, type Resources } from "../generated/resources.ts";
import { Call, ListCall } from "./call.ts";
import { OfferlaneError } from "./errors.ts";
import { type Fields, prepare } from "./request.ts";
import { Transport } from "./transport.ts";
import type { OfferlaneOptions, OperationName, OperationShape, RequestOptions } from "./types.ts";

/** Offerlane's API: every group of operations, such as `offerlane.applications`. */
export type Offerlane = Resources;

const API = "/api/v1";

/**
 * Returns Offerlane's API as methods: `offerlane.applications.move({ applicationId, status: "offer" })`.
 * @throws OfferlaneError if neither `origin` nor OFFERLANE_URL names Offerlane's address, or if it isn't a valid
 * address
 */
export function createOfferlane(options: OfferlaneOptions = {}): Offerlane {
  const origin = options.origin ?? variable("OFFERLANE_URL");
  if (!origin) throw new OfferlaneError("Give the origin of Offerlane, or set OFFERLANE_URL to it.");
  assertAddress(origin);
  const base = (origin.endsWith("/") ? origin.slice(0, -1) : origin) + API;
  const credential = options.credential ?? variable("OFFERLANE_KEY");
  const transport = new Transport({ ...options, ...(credential ? { credential } : {}) });

  /** Makes one call. Each further page of a list is another call. */
  const call = (shape: OperationShape, input: Fields, requestOptions: RequestOptions): Call<unknown> => {
    const send = async () =>
      transport.send(prepare(base, shape, input, requestOptions, options.headers), requestOptions);
    if (!shape.isList) return new Call(send);
    const follow = (cursor: string) =>
      call(shape, { ...input, cursor }, requestOptions) as ListCall<never, never>;
    return new ListCall<never, never>(send, follow);
  };

  const groups: Record<string, Record<string, unknown>> = {};
  for (const [name, shape] of Object.entries(operations) as [OperationName, OperationShape][]) {
    const [group = "", verb = ""] = name.split(".").map(camelCased);
    groups[group] ??= {};
    groups[group][verb] = (input: Fields = {}, requestOptions: RequestOptions = {}) =>
      call(shape, input, requestOptions);
  }
  return groups as unknown as Offerlane;
}

function assertAddress(origin: string): void {
  if (URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol)) return;
  throw new OfferlaneError(`The origin “${origin}” isn't an address. It begins with https://.`);
}

function camelCased(name: string): string {
  return name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** Returns an environment variable, on platforms that have them. */
function variable(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.[name];
}
