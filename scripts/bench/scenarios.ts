import { randomUUID } from "node:crypto";
import type { MakeRequest } from "./load.ts";

/** The account that the load runs on. */
export type Seeded = { accountId: string; boardId: string; key: string; applicationIds: string[] };

/** What is measured, and the share of the bare server's throughput that it is to reach. */
export type Scenario = { name: string; leastRatio: number; make: MakeRequest };

const COLUMNS = ["saved", "applied", "interviewing", "offer"];

export function scenarios({ boardId, key, applicationIds }: Seeded): Scenario[] {
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
  ];
}

/** A move with a key of its own. */
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
