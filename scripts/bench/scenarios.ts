import { randomUUID } from "node:crypto";
import type { MakeRequest } from "./load.ts";

/** The account that the load runs on. */
export type Seeded = { accountId: string; boardId: string; key: string; applicationIds: string[] };

/** A measured operation, and the share of the bare server's throughput that it must reach. */
export type Scenario = { name: string; leastRatio: number; make: MakeRequest };

const COLUMNS = ["saved", "applied", "interviewing", "offer"];

/**
 * Returns the measured operations.
 * @param large a board of 5,000 cards, for operations that read many rows
 */
export function scenarios({ boardId, key, applicationIds }: Seeded, large: Seeded): Scenario[] {
  const authorization = `Bearer ${key}`;
  let turn = 0;
  const next = () => applicationIds[turn++ % applicationIds.length] ?? "";
  return [
    {
      name: "applications.list (50 of 1,000)",
      leastRatio: 0.6,
      make: () => ({
        method: "GET",
        path: `/api/v1/boards/${boardId}/applications`,
        headers: { authorization },
      }),
    },
    { name: "table.get (200 of 5,000)", leastRatio: 0.6, make: () => tableRequest(large) },
    {
      name: "applications.get",
      leastRatio: 0.45,
      make: () => ({ method: "GET", path: `/api/v1/applications/${next()}`, headers: { authorization } }),
    },
    {
      name: "applications.move (keyed, board of 1,000)",
      leastRatio: 0.45,
      make: () =>
        moveRequest(next(), COLUMNS[Math.floor(turn / applicationIds.length) % COLUMNS.length] ?? "", key),
    },
    {
      name: "insights.get (board of 5,000)",
      leastRatio: 0.34,
      make: () => ({
        method: "GET",
        path: `/api/v1/boards/${large.boardId}/insights`,
        headers: { authorization: `Bearer ${large.key}` },
      }),
    },
  ];
}

/** Returns a request for the first 200 rows of a board's table. */
export function tableRequest({ boardId, key }: Seeded): ReturnType<MakeRequest> {
  const headers = { authorization: `Bearer ${key}` };
  return { method: "GET", path: `/api/v1/boards/${boardId}/table?limit=200`, headers };
}

/** Returns a move with a new idempotency key. */
export function moveRequest(applicationId: string, status: string, key: string): ReturnType<MakeRequest> {
  const headers = {
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
  };
  return {
    method: "POST",
    path: `/api/v1/applications/${applicationId}/move`,
    headers,
    body: JSON.stringify({ status }),
  };
}
