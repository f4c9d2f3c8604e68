import { browser } from "wxt/browser";
import { HOUR_MS } from "../../../domain/time.ts";
import type { Input, Output } from "../../typescript/src/types.ts";
import { call, Rejected } from "./api.ts";
import { connection, NotConnected } from "./connection.ts";
import { savedBefore } from "./saved-before.ts";

export type NewCard = Input<"applications.create">;
/** A card that waits to be saved. */
export type Waiting = {
  /** Also its idempotency key. */
  readonly id: string;
  /** The installation that it is for. */
  readonly origin: string;
  readonly card: NewCard;
  /** The time of the first attempt, whose response may have been lost. */
  readonly triedAt?: number;
  /** Why the server rejected it. */
  readonly rejected?: string;
};
export type Outcome =
  | { readonly kind: "saved"; readonly cardId: string; readonly boardId: string; readonly origin: string }
  | { readonly kind: "queued" | "disconnected" }
  | { readonly kind: "rejected"; readonly reason: string };

/** The time that the server stores the response to an idempotency key, minus an hour. */
const REPEATABLE_MS = 23 * HOUR_MS;

export async function waitingCards(): Promise<Waiting[]> {
  const { waiting } = await browser.storage.local.get("waiting");
  return (waiting as Waiting[] | undefined) ?? [];
}

/** Stores a card, sends everything that waits, and returns the card's outcome. It is stored first, so that nothing is lost. */
export async function save(card: NewCard): Promise<Outcome> {
  const current = await connection();
  if (!current) return { kind: "disconnected" };
  const added: Waiting = { id: crypto.randomUUID(), origin: current.origin, card };
  await change((cards) => [...cards, added]);
  const outcomes = await sendAll();
  const outcome = outcomes.get(added.id) ?? { kind: "queued" };
  // The form still has it: the person corrects it there.
  if (outcome.kind === "rejected") await discard(added.id);
  return outcome;
}

export async function discard(id: string): Promise<void> {
  await change((cards) => cards.filter((card) => card.id !== id));
}

/** Sends the waiting cards in order, until one can't be sent now. Only one window sends at a time. */
export async function sendAll(): Promise<Map<string, Outcome>> {
  return navigator.locks.request("sending", async () => {
    const outcomes = new Map<string, Outcome>();
    const origin = (await connection())?.origin;
    for (const waiting of await waitingCards()) {
      if (waiting.origin !== origin || waiting.rejected !== undefined) continue;
      const outcome = await send(waiting);
      outcomes.set(waiting.id, outcome);
      if (outcome.kind === "saved") await discard(waiting.id);
      else if (outcome.kind === "rejected") await update(waiting.id, { rejected: outcome.reason });
      else break;
    }
    return outcomes;
  });
}

async function send({ id, origin, card, triedAt }: Waiting): Promise<Outcome> {
  const { boardId, ...body } = card;
  try {
    if (triedAt !== undefined && Date.now() - triedAt > REPEATABLE_MS) {
      const sent = await sentBefore(card, triedAt);
      if (sent !== null) return { kind: "saved", cardId: sent, boardId, origin };
    }
    if (triedAt === undefined) await update(id, { triedAt: Date.now() });
    const { id: cardId } = await call<Output<"applications.create">>(
      `/boards/${encodeURIComponent(boardId)}/applications`,
      { method: "POST", body: JSON.stringify(body), headers: { "Idempotency-Key": id } },
    );
    return { kind: "saved", cardId, boardId, origin };
  } catch (error) {
    if (error instanceof NotConnected) return { kind: "disconnected" };
    if (error instanceof Rejected && !error.isTemporary) return { kind: "rejected", reason: error.message };
    return { kind: "queued" };
  }
}

/** Returns the card that an earlier attempt created, when the server no longer has its idempotency key. */
async function sentBefore({ applicationLink, job, company }: NewCard, since: number): Promise<string | null> {
  const sought = { link: applicationLink ?? "", title: job.title, company: company.name ?? "" };
  const found = await savedBefore(sought);
  return found && Date.parse(found.card.createdAt) >= since ? found.card.id : null;
}

async function update(id: string, part: Partial<Waiting>): Promise<void> {
  await change((cards) => cards.map((card) => (card.id === id ? { ...card, ...part } : card)));
}

async function change(make: (cards: Waiting[]) => Waiting[]): Promise<void> {
  await navigator.locks.request("waiting", async () => {
    const waiting = make(await waitingCards());
    await browser.storage.local.set({ waiting });
    await browser.action.setBadgeText({ text: waiting.length === 0 ? "" : String(waiting.length) });
  });
}
