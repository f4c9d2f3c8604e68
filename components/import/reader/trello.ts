import { nothingRelated } from "./json-related.ts";
import { entriesOf, type Fields, isFields, textOf } from "./json-values.ts";
import { assertSize, type Related, type Table } from "./table.ts";

const HEADINGS = [
  "Card Name",
  "List Name",
  "Board Name",
  "Card Description",
  "Labels",
  "Due Date",
  "Start Date",
  "Attachment Links",
  "Archived",
  "Card URL",
  "Date Created",
  "Last Activity Date",
  "Members",
  "Checklists",
] as const;

/** Checks whether a JSON file is a board exported from Trello. */
export function isTrelloBoard(file: unknown): file is Fields {
  if (!isFields(file) || !Array.isArray(file.lists)) return false;
  const [card] = entriesOf(file.cards);
  return Array.isArray(file.cards) && card !== undefined && "idList" in card;
}

/** Reads the cards of a Trello board with their lists, moves, and comments, under the headings of its CSV export. */
export function readTrello(name: string, board: Fields): Table {
  const lists = byId(board.lists);
  const members = byId(board.members);
  const checklists = Map.groupBy(entriesOf(board.checklists), ({ idCard }) => idCard);
  const actions = Map.groupBy(entriesOf(board.actions), ({ data }) =>
    idOf(isFields(data) ? data.card : undefined),
  );
  const fields = entriesOf(board.customFields).map(({ id, name: heading, options }) => ({
    id,
    heading,
    options: byId(options),
  }));
  const cards = entriesOf(board.cards).filter(({ isTemplate }) => isTemplate !== true);
  assertSize(HEADINGS.length + fields.length, cards.length);
  const rows = cards.map((card) => {
    const list = lists.get(card.idList);
    const values = new Map(entriesOf(card.customFieldItems).map((item) => [item.idCustomField, item]));
    const attachments = entriesOf(card.attachments).map((attachment) => textOf(attachment.url));
    return [
      textOf(card.name),
      textOf(list?.name),
      textOf(board.name),
      textOf(card.desc),
      entriesOf(card.labels)
        .map(({ name: label, color }) => textOf(label) || textOf(color))
        .join(", "),
      textOf(card.due),
      textOf(card.start),
      attachments.join(", "),
      String(card.closed === true || list?.closed === true),
      textOf(card.shortUrl ?? card.url),
      createdAt(card.id),
      textOf(card.dateLastActivity),
      textsOf(card.idMembers)
        .map((id) => textOf(members.get(id)?.fullName))
        .join(", "),
      takeOf(checklists, card.id).map(checklistText).join("\n"),
      ...fields.map(({ id, options }) => customValue(values.get(id), options)),
    ];
  });
  return {
    name,
    headings: [...HEADINGS, ...fields.map(({ heading }) => textOf(heading))],
    rows,
    lines: rows.map((_row, index) => index + 1),
    passedOver: [],
    related: cards.map(({ id }) => relatedTo(takeOf(actions, id))),
  };
}

function byId(value: unknown): Map<unknown, Fields> {
  return new Map(entriesOf(value).map((entry) => [entry.id, entry]));
}

/**
 * Returns the items of a card, and removes them: if several cards have the same ID, only the first one gets them.
 * Otherwise, each of 20,000 cards with one ID would get all of them.
 */
function takeOf(grouped: Map<unknown, Fields[]>, id: unknown): Fields[] {
  const own = grouped.get(id) ?? [];
  grouped.delete(id);
  return own;
}

/** Returns a card's moves from list to list, and its comments, oldest first. */
function relatedTo(actions: readonly Fields[]): Related {
  const related = nothingRelated();
  for (const { type, date, data, memberCreator } of actions.toReversed()) {
    if (!isFields(data)) continue;
    const list = isFields(data.listAfter) ? data.listAfter : type === "createCard" ? data.list : undefined;
    if (isFields(list)) related.periods.push({ word: textOf(list.name), at: textOf(date) });
    if (type !== "commentCard") continue;
    const author = isFields(memberCreator) ? textOf(memberCreator.fullName) : "";
    const head = [textOf(date).slice(0, 10), author].filter(Boolean).join(", ");
    related.notes.push(`${head}: ${textOf(data.text)}`);
  }
  return related;
}

function checklistText(list: Fields): string {
  const items = entriesOf(list.checkItems).map(
    ({ state, name }) => `[${state === "complete" ? "x" : " "}] ${textOf(name)}`,
  );
  return [textOf(list.name), ...items].join("\n");
}

/** Returns a card's value in a custom field with these options. */
function customValue(item: Fields | undefined, options: ReadonlyMap<unknown, Fields>): string {
  const { value } = options.get(item?.idValue) ?? item ?? {};
  return isFields(value) ? textOf(Object.values(value)[0]) : textOf(value);
}

/** Returns the time in a Trello id, which begins with the second of its creation in hexadecimal; empty for other ids. */
function createdAt(id: unknown): string {
  const seconds =
    typeof id === "string" && /^[0-9a-f]{24}$/.test(id) ? Number.parseInt(id.slice(0, 8), 16) : 0;
  return seconds === 0 ? "" : new Date(seconds * 1_000).toISOString();
}

function idOf(card: unknown): unknown {
  return isFields(card) ? card.id : undefined;
}

function textsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
