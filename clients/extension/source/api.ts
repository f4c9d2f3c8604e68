import { browser } from "wxt/browser";
import type { Output } from "../../typescript/src/types.ts";
import { accessToken } from "./connection.ts";

export type Board = Output<"boards.list">["data"][number];
type Problem = { readonly code?: string; readonly detail?: string; readonly issues?: { message: string }[] };

/** An error for a call that the server rejected. */
export class Rejected extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code: string | undefined) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** True if the same call can succeed later. */
  get isTemporary(): boolean {
    return this.status === 429 || this.status >= 500 || this.code === "idempotency_in_progress";
  }
}

/** Calls the installation's REST API. @throws Rejected; NotConnected; TypeError without network */
export async function call<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const first = await accessToken();
  const response = await send(first, path, init);
  const again = response.status === 401 ? await send(await accessToken(first.token), path, init) : response;
  const body: unknown = await again.json().catch(() => null);
  if (again.ok) return body as Result;
  const { code, detail, issues } = (body ?? {}) as Problem;
  throw new Rejected(again.status, issues?.[0]?.message ?? detail ?? again.statusText, code);
}

function send({ origin, token }: { origin: string; token: string }, path: string, init: RequestInit) {
  const headers = { "Content-Type": "application/json", ...init.headers, Authorization: `Bearer ${token}` };
  return fetch(`${origin}/api/v1${path}`, { ...init, headers, credentials: "omit", cache: "no-store" });
}

/** Returns the boards of the last connection, without asking the server. */
export async function knownBoards(): Promise<Board[]> {
  const { boards } = await browser.storage.local.get("boards");
  return (boards as Board[] | undefined) ?? [];
}

/** Reads the boards again, the active one first. */
export async function readBoards(): Promise<Board[]> {
  const { data } = await call<Output<"boards.list">>("/boards?limit=100");
  const boards = data.toSorted((a, b) => Number(b.isActive) - Number(a.isActive));
  await browser.storage.local.set({ boards });
  return boards;
}
