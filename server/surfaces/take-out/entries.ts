import { withoutEdges } from "#domain/edges.ts";
import { LIMITS } from "#domain/limits.ts";
import { now } from "#server/lib/clock.ts";
import type { appRouter } from "#server/resources/index.ts";
import { openDownload } from "#server/resources/resumes/download.ts";

type Call = ReturnType<(typeof appRouter)["createCaller"]>;
type Page<Item> = { data: Item[]; nextCursor: string | null };

/** A file of the take-out: its path in the ZIP, and what is in it. */
export type Entry = { readonly path: string; readonly content: Uint8Array | ReadableStream<Uint8Array> };

const PAGE = LIMITS.requests.pageSizeMost;

/** Everything of a person's account, read with the interface's own operations: JSON, a CSV a board, and the files. */
export async function* entriesOf(call: Call): AsyncGenerator<Entry> {
  yield json("account.json", await call.account.get({}));
  yield json("sign-in.json", await call.factors.get({}));
  yield json("profile.json", await call.profile.get({}));
  yield* boardEntries(call);
  yield json("companies.json", await all((page) => call.companies.list(page)));
  yield json("contacts.json", await all((page) => call.contacts.list(page)));
  yield json("interactions.json", await all((page) => call.interactions.list(page)));
  yield json("interviews.json", await all((page) => call.interviews.list(page)));
  yield json("shares.json", await all((page) => call.shares.list(page)));
  yield json("organizations.json", await all((page) => call.organizations.list(page)));
  yield json("invitations.json", await all((page) => call.invitations.listMine(page)));
  yield json("webhooks.json", await all((page) => call.webhooks.list(page)));
  yield json("security-log.json", await all((page) => call.securityLog.list(page)));
  for (const [name, records] of Object.entries(await call.account.getRemainingRecords({}))) {
    yield json(`${name}.json`, records);
  }
  yield* resumeEntries(call);
}

async function* boardEntries(call: Call): AsyncGenerator<Entry> {
  const boards = await all((page) => call.boards.list(page));
  for (const [index, { id: boardId, name }] of boards.entries()) {
    const folder = `boards/${index + 1} ${plain(name)}`;
    yield json(`${folder}/board.json`, await call.boards.get({ boardId }));
    yield json(`${folder}/table.json`, await call.table.getViewSettings({ boardId }));
    const cards = await all((page) => call.applications.list({ boardId, ...page }));
    const { data: kept } = await call.exports.getReadable({ boardId, format: "json" });
    const keptById = new Map(kept.map((row) => [row.id, row]));
    yield json(
      `${folder}/applications.json`,
      cards.map((card) => asSaid(card, keptById.get(card.id))),
    );
    yield json(`${folder}/status-history.json`, await call.applications.listBoardHistories({ boardId }));
    yield json(`${folder}/coach-notes.json`, await notesOf(call, cards));
    const { file } = await call.exports.getReadable({ boardId, format: "csv" });
    if (file)
      yield { path: `${folder}/applications.csv`, content: Buffer.from(file.contentBase64, "base64") };
  }
}

type Card = Awaited<ReturnType<Call["applications"]["list"]>>["data"][number];
type Kept = Awaited<ReturnType<Call["exports"]["getReadable"]>>["data"][number];

/** A card without the interface's defaults for what nobody said of the job. */
function asSaid({ job, ...card }: Card, kept: Kept | undefined) {
  if (kept === undefined) return { ...card, job };
  const { workMode, workType, payFrequency, currency } = kept;
  const compensation = job.compensation && { ...job.compensation, payFrequency, currency };
  return { ...card, job: { ...job, workMode, workType, compensation } };
}

async function notesOf(call: Call, cards: readonly Card[]) {
  const notes: unknown[] = [];
  for (const { id: applicationId, counts } of cards) {
    if (counts.coachNotes === 0) continue;
    notes.push(...(await all((page) => call.coachNotes.list({ applicationId, ...page }))));
  }
  return notes;
}

async function* resumeEntries(call: Call): AsyncGenerator<Entry> {
  const resumes = await all((page) => call.resumes.list(page));
  yield json("resumes.json", resumes);
  for (const [index, { id: resumeId, fileName }] of resumes.entries()) {
    const { downloadUrl } = await call.resumes.get({ resumeId });
    const file = await openDownload(resumeId, new URL(downloadUrl).searchParams, now());
    if (file) yield { path: `resumes/${index + 1} ${plain(fileName)}`, content: file.content };
  }
}

async function all<Item>(read: (page: { limit: number; cursor?: string }) => Promise<Page<Item>>) {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: PAGE, ...(cursor === undefined ? {} : { cursor }) });
    items.push(...page.data);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

function json(path: string, value: unknown): Entry {
  return { path, content: Buffer.from(JSON.stringify(value, null, 2)) };
}

/** A name that stays in its folder, on any file system. */
function plain(name: string): string {
  const safe = withoutEdges(name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, "_"), ". ");
  return safe.slice(0, 100) || "untitled";
}
