import { LIMITS } from "#domain/limits.ts";
import { MIB } from "#domain/units.ts";
import { type Streamed, streamedOf } from "#server/core/streamed.ts";
import { now } from "#server/lib/clock.ts";
import type { ZipEntry } from "#server/lib/zip.ts";
import { REMAINING_NAMES } from "#server/resources/account/contract.ts";
import type { appRouter } from "#server/resources/index.ts";
import { openFileOfLink } from "#server/resources/organization-files/service/files.ts";
import { openDownload } from "#server/resources/resumes/download.ts";
import { json, plain, portionsOf, rows } from "./json-entries.ts";

type Call = ReturnType<(typeof appRouter)["createCaller"]>;
type Page<Item> = { data: Item[]; nextCursor: string | null };
type ReadPage<Item> = (page: { limit: number; cursor?: string }) => Promise<Page<Item>>;

/** The first page of a list is short: the size of its items decides how many are read next. */
const FIRST_PAGE = 10;

/** Yields everything in a person's account, read with the API's operations while it is sent: JSON, a CSV per board, and the files. */
export async function* entriesOf(call: Call): AsyncGenerator<ZipEntry> {
  yield json("account.json", await call.account.get({}));
  yield json("sign-in.json", await call.factors.get({}));
  yield json("profile.json", await call.profile.get({}));
  yield* boardEntries(call);
  yield list("companies.json", (page) => call.companies.list(page));
  yield list("contacts.json", (page) => call.contacts.list(page));
  yield rows("inbound-emails.json", mailsWithText(call));
  yield json("inbound-mail.json", await call.inboundEmails.getSettings({}));
  yield json("mailbox.json", await call.mailboxes.get({}));
  yield list("interactions.json", (page) => call.interactions.list(page));
  yield list("tasks.json", (page) => call.tasks.list(page));
  yield json("suggestion-rules.json", await call.tasks.listSuggestionRules({}));
  yield list("interviews.json", (page) => call.interviews.list(page));
  yield list("shares.json", (page) => call.shares.list(page));
  yield list("board-looks.json", (page) => call.shares.listLooks(page));
  yield list("organizations.json", (page) => call.organizations.list(page));
  yield list("invitations.json", (page) => call.invitations.listMine(page));
  yield list("webhooks.json", (page) => call.webhooks.list(page));
  yield list("security-log.json", (page) => call.securityLog.list(page));
  for (const [name, records] of Object.entries(await call.account.getRemainingRecords({}))) {
    yield json(`${name}.json`, records);
  }
  for (const list of REMAINING_NAMES) {
    yield rows(`${list}.json`, portionsOf(streamedOf(await call.account.getRemainingList({ list }))));
  }
  yield* resumeEntries(call);
  yield* organizationFileEntries(call);
}

async function* boardEntries(call: Call): AsyncGenerator<ZipEntry> {
  const boards = await all((page) => call.boards.list(page));
  for (const [index, { id: boardId, name }] of boards.entries()) {
    const folder = `boards/${index + 1} ${plain(name)}`;
    const annotated: string[] = [];
    yield json(`${folder}/board.json`, await call.boards.get({ boardId }));
    yield json(`${folder}/table.json`, await call.table.getViewSettings({ boardId }));
    const cards = streamedOf(await call.exports.getCards({ boardId }));
    yield rows(`${folder}/applications.json`, recordAnnotated(cards, annotated));
    const histories = streamedOf(await call.applications.listBoardHistories({ boardId }));
    yield rows(`${folder}/status-history.json`, portionsOf(histories));
    yield rows(`${folder}/coach-notes.json`, notesOf(call, annotated));
    const { content } = streamedOf(await call.exports.getReadable({ boardId, format: "csv" }));
    if (content.kind === "file") yield { path: `${folder}/applications.csv`, content: content.bytes };
  }
}

type CardWithCounts = { readonly id: string; readonly counts: { readonly coachNotes: number } };

/** Yields the cards, and records which of them have coach notes. */
async function* recordAnnotated(cards: Streamed<{ data: CardWithCounts[] }>, annotated: string[]) {
  for await (const portion of portionsOf(cards)) {
    for (const { id, counts } of portion) if (counts.coachNotes > 0) annotated.push(id);
    yield portion;
  }
}

async function* notesOf(call: Call, cardIds: readonly string[]) {
  for (const applicationId of cardIds) {
    yield* pagesOf((page) => call.coachNotes.list({ applicationId, ...page }));
  }
}

async function* mailsWithText(call: Call) {
  for await (const page of pagesOf((input) => call.inboundEmails.list(input))) {
    for (const { id } of page) yield [await call.inboundEmails.get({ inboundEmailId: id })];
  }
}

async function* resumeEntries(call: Call): AsyncGenerator<ZipEntry> {
  const resumes = await all((page) => call.resumes.list(page));
  yield json("resumes.json", resumes);
  for (const [index, { id: resumeId, fileName }] of resumes.entries()) {
    const { downloadUrl } = await call.resumes.get({ resumeId });
    const file = await openDownload(resumeId, new URL(downloadUrl).searchParams, now());
    if (file) yield { path: `resumes/${index + 1} ${plain(fileName)}`, content: file.content };
  }
}

async function* organizationFileEntries(call: Call): AsyncGenerator<ZipEntry> {
  yield list("organization-files.json", (page) => call.organizationFiles.listMine(page));
  for await (const page of pagesOf((input) => call.organizationFiles.listMine(input))) {
    for (const { id, fileName, downloadUrl } of page) {
      const file = await openFileOfLink(id, new URL(downloadUrl).searchParams, now());
      if (file) yield { path: `organization-files/${id} ${plain(fileName)}`, content: file.content };
    }
  }
}

/** Yields the pages of a list, each about a mebibyte at most. */
async function* pagesOf<Item>(read: ReadPage<Item>): AsyncGenerator<Item[]> {
  let limit = FIRST_PAGE;
  let cursor: string | undefined;
  do {
    const page = await read({ limit, ...(cursor === undefined ? {} : { cursor }) });
    yield page.data;
    cursor = page.nextCursor ?? undefined;
    const bytes = JSON.stringify(page.data).length / Math.max(1, page.data.length);
    limit = Math.min(LIMITS.requests.pageSizeMost, limit * 4, Math.max(1, Math.floor(MIB / bytes)));
  } while (cursor !== undefined);
}

/** Returns all items of a list that is known to be short. */
async function all<Item>(read: ReadPage<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pagesOf(read)) items.push(...page);
  return items;
}

function list<Item>(path: string, read: ReadPage<Item>): ZipEntry {
  return rows(path, pagesOf(read));
}
