import { randomUUID } from "node:crypto";
import type { Seeded } from "../bench/scenarios.ts";

/** Creates the request of one turn. */
export type ClusterCall = (turn: number) => {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
};

const COLUMNS = ["applied", "interviewing", "offer", "saved"];

/**
 * Returns the most frequent operations as REST calls.
 * @param organization whose roster is read, with a staff member's key
 */
export function hotPaths(
  { boardId, key, applicationIds }: Seeded,
  organization: { readonly slug: string; readonly key: string },
) {
  const authorization = `Bearer ${key}`;
  const get =
    (path: (turn: number) => string, by = authorization): ClusterCall =>
    (turn) => ({ path: `/api/v1/${path(turn)}`, method: "GET", headers: { authorization: by } });
  const change =
    (method: string, path: (turn: number) => string, body: (turn: number) => object): ClusterCall =>
    (turn) => ({
      path: `/api/v1/${path(turn)}`,
      method,
      headers: { authorization, "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify(body(turn)),
    });
  const card = (turn: number) => applicationIds[turn % applicationIds.length] ?? "";
  return {
    "applications.list": get(() => `boards/${boardId}/applications`),
    "applications.get": get((turn) => `applications/${card(turn)}`),
    "boards.get": get(() => `boards/${boardId}`),
    "insights.get": get(() => `boards/${boardId}/insights`),
    "applications.create": change(
      "POST",
      () => `boards/${boardId}/applications`,
      (turn) => ({ company: { name: `Company ${turn % 5}` }, job: { title: `Cluster ${turn}` } }),
    ),
    "applications.move": change(
      "POST",
      (turn) => `applications/${card(turn)}/move`,
      (turn) => ({ status: COLUMNS[Math.floor(turn / applicationIds.length) % 2 === 0 ? turn % 4 : 0] }),
    ),
    "applications.update": change(
      "PATCH",
      (turn) => `applications/${card(turn)}`,
      (turn) => ({ notes: `Turn ${turn}` }),
    ),
    "events.list": get(() => "events"),
    "companies.list": get(() => "companies"),
    "roster.list": get(
      () => `organizations/${organization.slug}/roster?limit=50`,
      `Bearer ${organization.key}`,
    ),
    "exports.get": get(() => `boards/${boardId}/export`),
  };
}
