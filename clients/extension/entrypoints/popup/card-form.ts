import { browser } from "wxt/browser";
import { LIMITS } from "../../../../domain/limits.ts";
import { STATUSES, type Status } from "../../../../domain/values.ts";
import statusNames from "../../../../messages/en/status.json";
import type { Posting } from "../../../../server/resources/postings/contract.ts";
import { type Board, knownBoards, readBoards } from "../../source/api.ts";
import { connection, NotConnected } from "../../source/connection.ts";
import { save } from "../../source/outbox.ts";
import type { ReadPage, Tab } from "../../source/page.ts";
import { savedBefore } from "../../source/saved-before.ts";
import { choices, element, mark, note, textOf } from "./elements.ts";

const form = element<HTMLFormElement>("card");
const field = (id: string) => element<HTMLInputElement | HTMLTextAreaElement>(id);
const LENGTHS = {
  title: LIMITS.text.title,
  company: LIMITS.text.title,
  link: LIMITS.text.url,
  notes: LIMITS.text.notes,
};
/** The details on the page that have no field in the form. */
let job: Posting["job"] = {};
let onEnd: () => Promise<void> = async () => undefined;

/** Shows the boards and, if the posting's link is on a card, that card. */
export async function showCard(tab: Tab, whenEnded: () => Promise<void>): Promise<void> {
  onEnd = whenEnded;
  for (const [id, length] of Object.entries(LENGTHS)) field(id).maxLength = length;
  field("description").maxLength = LIMITS.text.notes;
  field("link").value = tab.link;
  // First, because it takes the longest.
  const lookup = warn();
  form.addEventListener("submit", submit);
  const { column = "saved" } = await browser.storage.local.get("column");
  choices(
    "column",
    STATUSES.map((status) => [status, statusNames[status]] as const),
    String(column),
  );
  await showBoards(await knownBoards());
  await Promise.all([lookup, unlessEnded(async () => showBoards(await readBoards()))]);
}

/** Fills the form with the posting read from the page. Keeps text typed in the meantime. */
export async function fillCard(tab: Tab, page: ReadPage | null): Promise<void> {
  const found = element("found");
  field("title").focus();
  if (page === null) return note(found, "warning", textOf("unreadable"));
  const { posting, selected, title } = page;
  job = posting.job;
  fill("title", posting.title ?? title);
  fill("company", posting.companyName ?? "");
  fill("description", selected || (posting.job.description ?? ""));
  const day = posting.validThrough;
  if (day !== null) fill("notes", textOf("closesOn", dayText(day)));
  if (posting.title === null && selected === "") note(found, "info", textOf("nothingFound"));
  if (tab.link !== "" || posting.title !== null) await warn();
}

function fill(id: string, text: string): void {
  if (field(id).value === "") field(id).value = text.slice(0, LIMITS.text.notes);
}

function dayText(day: string): string {
  return new Date(day).toLocaleDateString(browser.i18n.getUILanguage(), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
}

async function showBoards(boards: readonly Board[]): Promise<void> {
  const { board = "" } = await browser.storage.local.get("board");
  const chosen = element<HTMLSelectElement>("board").value || String(board);
  choices(
    "board",
    boards.map(({ id, name }) => [id, name] as const),
    chosen,
  );
}

/** Names the person's card for the posting, if there is one. It never blocks saving. */
async function warn(): Promise<void> {
  const [link, title, company] = ["link", "title", "company"].map((id) => field(id).value.trim());
  await unlessEnded(async () => {
    const found = await savedBefore({ link: link ?? "", title: title ?? "", company: company ?? "" });
    if (!found) return;
    const { card, by } = found;
    const board = (await knownBoards()).find(({ id }) => id === card.boardId)?.name ?? "";
    const name = textOf("nameAt", card.job.title, card.company.name);
    const text = textOf(by === "link" ? "alreadyLink" : "alreadyJob", board, statusNames[card.status]);
    note(element("found"), "warning", text, { text: name, href: await addressOf(card.boardId, card.id) });
  });
}

async function addressOf(boardId: string, cardId: string): Promise<string> {
  return `${(await connection())?.origin ?? ""}/boards/${boardId}?card=${cardId}`;
}

async function unlessEnded(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof NotConnected) await onEnd();
    else if (element<HTMLSelectElement>("board").length === 0)
      note(element("outcome"), "warning", textOf("noBoards"));
  }
}

async function submit(event: Event): Promise<void> {
  event.preventDefault();
  const [title, company] = [field("title").value.trim(), field("company").value.trim()];
  mark("title", title === "" ? textOf("titleMissing") : "");
  mark("company", company === "" ? textOf("companyMissing") : "");
  if (title === "" || company === "") return field(title === "" ? "title" : "company").focus();
  const outcome = element("outcome");
  note(outcome, "info", textOf("saving"));
  const [boardId, status] = [
    element<HTMLSelectElement>("board").value,
    element<HTMLSelectElement>("column").value,
  ];
  await browser.storage.local.set({ board: boardId, column: status });
  const [link, description, notes] = ["link", "description", "notes"].map((id) => field(id).value.trim());
  const done = await save({
    boardId,
    status: status as Status,
    position: { first: true },
    company: { name: company },
    job: { ...job, title, ...(description ? { description } : {}) },
    ...(link ? { applicationLink: link } : {}),
    ...(notes ? { notes } : {}),
  });
  switch (done.kind) {
    case "saved": {
      form.hidden = true;
      const href = await addressOf(done.boardId, done.cardId);
      return note(outcome, "success", textOf("saved", textOf("nameAt", title, company)), {
        text: textOf("openCard"),
        href,
      });
    }
    case "queued":
      form.hidden = true;
      return note(outcome, "warning", textOf("queued"));
    case "disconnected":
      return onEnd();
    case "rejected":
      return note(outcome, "danger", textOf("rejected", done.reason));
  }
}
