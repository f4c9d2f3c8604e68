import { browser } from "wxt/browser";
import { connection, disconnect } from "../../source/connection.ts";
import { discard, sendAll, waitingCards } from "../../source/outbox.ts";
import { readTab, shownTab } from "../../source/page.ts";
import { fillCard, showCard } from "./card-form.ts";
import { element, mark, note, textOf, writeTexts } from "./elements.ts";

const outcome = element("outcome");

writeTexts();
element("connect").addEventListener("submit", (event) => {
  event.preventDefault();
  void connectTo(element<HTMLInputElement>("address").value);
});
element("connection")
  .querySelector("button")
  ?.addEventListener("click", () => void end());
const tab = await shownTab();
const reading = readTab(tab);
await show();

/** Shows the form for the page, or the form to connect. */
async function show(): Promise<void> {
  const current = await connection();
  element("connect").hidden = current !== null;
  element("card").hidden = current === null;
  const place = element("connection");
  place.hidden = current === null;
  if (current === null) return showConnect();
  const address = place.querySelector("span");
  if (address) address.textContent = textOf("connectedTo", new URL(current.origin).host);
  const shown = showCard(tab, ended);
  await showWaiting();
  await Promise.all([shown, reading.then((page) => fillCard(tab, page)), sendWaiting()]);
}

/** Shows the form to connect, with the page's address if the page is part of an installation, otherwise with the last address. */
async function showConnect(): Promise<void> {
  const page = await reading;
  const { address: last = "" } = await browser.storage.local.get("address");
  const own = page?.application === "Offerlane" ? new URL(tab.link).origin : String(last);
  const address = element<HTMLInputElement>("address");
  address.value = own;
  address.focus();
}

async function connectTo(typed: string): Promise<void> {
  const origin = originOf(typed.trim());
  mark("address", origin === null ? textOf("addressInvalid") : "");
  if (origin === null) return element("address").focus();
  await browser.storage.local.set({ address: origin });
  note(outcome, "info", textOf("connecting"));
  const { isConnected } = await browser.runtime.sendMessage<object, { isConnected: boolean }>({
    connectTo: origin,
  });
  if (!isConnected) return note(outcome, "danger", textOf("notConnected"));
  note(outcome, "success", textOf("connected"));
  await show();
}

function originOf(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return typed !== "" && URL.canParse(address) ? new URL(address).origin : null;
}

async function end(): Promise<void> {
  await disconnect().catch(() => undefined);
  outcome.replaceChildren();
  await show();
}

async function ended(): Promise<void> {
  note(outcome, "warning", textOf("connectionEnded"));
  await show();
}

async function sendWaiting(): Promise<void> {
  await sendAll();
  await showWaiting();
}

/** Lists the cards waiting to be saved, and those that the server rejected. */
async function showWaiting(): Promise<void> {
  const cards = await waitingCards();
  const list = element("waiting");
  list.hidden = cards.length === 0;
  const rejected = cards.filter((card) => card.rejected !== undefined);
  const lines = rejected.map(({ id, card, rejected: reason = "" }) => {
    const name = textOf("nameAt", card.job.title, card.company.name ?? "");
    const button = document.createElement("button");
    button.textContent = textOf("discard");
    button.setAttribute("aria-label", `${textOf("discard")}: ${name}`);
    button.addEventListener("click", () => void discard(id).then(showWaiting));
    return line(textOf("rejectedBefore", name, reason), button);
  });
  const count = cards.length - rejected.length;
  list.replaceChildren(...(count > 0 ? [line(textOf("waiting", String(count)))] : []), ...lines);
}

function line(...parts: (string | Node)[]): HTMLLIElement {
  const item = document.createElement("li");
  item.append(...parts);
  return item;
}
