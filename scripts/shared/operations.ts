import { type ApiRequest, change, get } from "./requests.ts";
import type { Organization, Seeded } from "./seed.ts";

/** Creates the request of one turn. */
export type Operation = (turn: number) => ApiRequest;

/** The columns in the order in which the rounds move every card. */
const COLUMNS = ["offer", "applied", "interviewing", "saved"];
const NOTES = "x".repeat(200);

/** Returns the most frequent operations as REST calls on this account. Changes have no idempotency key. */
export function operations({ boardId, key, applicationIds }: Seeded) {
  const card = (turn: number) => `applications/${applicationIds[turn % applicationIds.length] ?? ""}`;
  const column = (turn: number) => COLUMNS[Math.floor(turn / applicationIds.length) % COLUMNS.length];
  const board = `boards/${boardId}`;
  return {
    "applications.list": () => get(key, `${board}/applications`),
    "applications.get": (turn) => get(key, card(turn)),
    "boards.get": () => get(key, board),
    "insights.get": () => get(key, `${board}/insights`),
    "applications.create": (turn) =>
      change("POST", key, `${board}/applications`, {
        company: { name: `Company ${turn % 20}` },
        job: { title: `Job ${turn}` },
      }),
    "applications.move": (turn) => change("POST", key, `${card(turn)}/move`, { status: column(turn) }),
    "applications.update": (turn) => change("PATCH", key, card(turn), { notes: `Note ${turn} ${NOTES}` }),
    "events.list": () => get(key, "events"),
    "companies.list": () => get(key, "companies"),
    "exports.get": () => get(key, `${board}/export`),
    "table.get": () => get(key, `${board}/table?limit=200`),
  } satisfies Record<string, Operation>;
}

/** Returns the request for a page of 50 applicants. @param filter further query parameters, such as `&coachId=none` */
export const readRoster = ({ slug, key }: Organization, filter = ""): ApiRequest =>
  get(key, `organizations/${slug}/roster?limit=50${filter}`);
