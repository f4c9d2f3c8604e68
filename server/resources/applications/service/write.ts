import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import { pipelined, pipelinedEach, type Sql } from "#server/core/sql.ts";
import { lockOrder } from "#server/resources/boards/service.ts";
import { lockResume, requireResumeOfBody } from "#server/resources/resumes/service.ts";
import type { applications } from "../contract.ts";
import type { Application, Card } from "../entities.ts";
import type { CompanyPatch } from "../inputs.ts";
import { neighborNotFound, placementOf, withParagraph } from "../policy.ts";
import { placed, rankAt, ranksAtBottom } from "../store/order.ts";
import { lockCard, lockFollowUp } from "../store/read.ts";
import { insertCard, insertImported, type StatusPeriod, writeCard } from "../store/write.ts";
import { type CardInput, companyForChange, companyForNewCard, fieldsToWrite } from "./fields.ts";
import { lockApplication, requireApplication, requireCard } from "./read.ts";

export type { StatusPeriod };

type Create = typeof applications.create;

/** Adds a card to a board, with its company and its first status period. */
export const createApplication: Handler<Create> = (call) =>
  createCard(call, call.ctx.actor.kind === "session" ? "form" : "api", requireApplication);

/** Adds a card from our pages, like applications.create. @throws company_not_found, resume_not_found, company_name_taken, not_found */
export const addCard: Handler<typeof applications.addCard> = (call) =>
  createCard(call, call.input.creationMethod, requireCard);

type Adding = HandlerCall<Create> | HandlerCall<typeof applications.addCard>;
type Read<Result> = (sql: Sql, accountId: AccountId, id: string) => Promise<Result>;

/** Adds a card, and returns it as `read` does. */
async function createCard<Result>(
  { ctx, input }: Adding,
  creationMethod: Application["creationMethod"],
  read: Read<Result>,
): Promise<Result> {
  const { sql, accountId, now } = ctx;
  const { boardId, status, position, company, job } = input;
  const id = newId("application");
  const placement = placementOf(position);
  const [, , rank] = await pipelined([
    lockOrder(sql, accountId, boardId, "shared"),
    typeof input.resumeId === "string" ? requireResumeOfBody(sql, accountId, input.resumeId) : null,
    rankAt(sql, accountId, { boardId, status }, id, placement),
  ]);
  if (rank === null) throw neighborNotFound(placement);
  const fields = fieldsToWrite(null, input);
  const companyId = await companyForNewCard(sql, accountId, company, now);
  const card = { id, boardId, companyId, status, rank, creationMethod, title: job.title, at: now };
  const [, , created] = await pipelined([
    placed(insertCard(sql, { accountId, ...card })),
    writeCard(sql, { accountId, id }, { ...fields, jobTitle: undefined, updatedAt: now }),
    read(sql, accountId, id),
  ]);
  return created;
}

/** A card to add. Its company must exist, and its last status period must be in its column. */
export type CardToAdd = {
  id: string;
  status: Status;
  companyId: string;
  patch: CardInput;
  periods: readonly StatusPeriod[];
};

/** Adds imported cards with their histories at the bottom of their columns, in the given order. The board's order must be locked. */
export async function addCards(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  cards: readonly CardToAdd[],
  creationMethod: Application["creationMethod"],
  at: Date,
): Promise<void> {
  for (const [status, entering] of Map.groupBy(cards, (card) => card.status)) {
    const ranks = await ranksAtBottom(sql, accountId, { boardId, status }, entering.length);
    await pipelinedEach(entering, ({ id, companyId, patch, periods }, index) => {
      const { jobTitle: title = "", ...fields } = fieldsToWrite(null, patch);
      const card = { accountId, id, companyId, title, at };
      const place = { boardId, status, rank: ranks[index] ?? "", creationMethod };
      return pipelined([
        insertImported(sql, { ...card, ...place }, periods),
        writeCard(sql, { accountId, id }, { ...fields, updatedAt: at }),
      ]);
    });
  }
}

/** A change of a card's fields, its company, or both. */
type CardPatch = CardInput & { company?: CompanyPatch | undefined };

/**
 * Writes the given fields of a card that is locked for the change.
 * @throws company_not_found, company_name_taken, resume_not_found, validation_failed for a salary range
 */
export async function changeCard(...args: Parameters<typeof prepareChange>): Promise<void> {
  const write = await prepareChange(...args);
  await write();
}

/** Changes the company, and returns the function that writes the card. */
async function prepareChange(sql: Sql, accountId: AccountId, current: Card, patch: CardPatch, at: Date) {
  const fields = fieldsToWrite(current.job, patch);
  const companyId = await companyForChange(sql, accountId, current.company.id, patch.company, at);
  const filed = companyId === current.company.id ? undefined : companyId;
  return () => writeCard(sql, { accountId, id: current.id }, { ...fields, companyId: filed, updatedAt: at });
}

/**
 * Changes the given fields of a card.
 * @throws company_not_found, company_name_taken, resume_not_found
 */
export const updateApplication: Handler<typeof applications.update> = (call) =>
  change(call, requireApplication);

/** Changes a card from our pages, which may also clear fields of the job. */
export const editCard: Handler<typeof applications.editCard> = (call) => change(call, requireCard);

async function change<Result>(
  { ctx, input }: HandlerCall<typeof applications.update> | HandlerCall<typeof applications.editCard>,
  read: Read<Result>,
): Promise<Result> {
  const { sql, accountId, now } = ctx;
  const current = await lockApplication(sql, accountId, input.applicationId, input.company?.id);
  if (typeof input.resumeId === "string") await requireResumeOfBody(sql, accountId, input.resumeId);
  const write = await prepareChange(sql, accountId, current, input, now);
  const [, changed] = await pipelined([write(), read(sql, accountId, current.id)]);
  return changed;
}

/**
 * Appends a paragraph to a card's notes, even if they have changed since the caller read them. @throws validation_failed if they would be
 * too long
 */
export const appendNote: Handler<typeof applications.appendNote> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { id, notes } = await lockApplication(sql, accountId, input.applicationId, undefined);
  const longer = withParagraph(notes, input.note);
  const [, changed] = await pipelined([
    writeCard(sql, { accountId, id }, { notes: longer, updatedAt: now }),
    requireApplication(sql, accountId, id),
  ]);
  return changed;
};

/**
 * Plans a follow-up on a card, changes it, or removes it with its note. Returns the previous follow-up. Doesn't count as a change to the
 * card. @throws not_found
 */
export const setFollowUp: Handler<typeof applications.setFollowUp> = async ({ ctx, input }) => {
  const own = { accountId: ctx.accountId, id: input.applicationId };
  const former = await lockFollowUp(ctx.sql, own);
  if (!former) throw notFound("application");
  const { due = former.due, note = former.note } = input;
  await writeCard(ctx.sql, own, { followUpDue: due, followUpNote: due === null ? null : note });
  return former;
};

/** Attaches a résumé to a card, replacing any other. */
export const attachResume: Handler<typeof applications.attachResume> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { applicationId, resumeId } = input;
  const own = { accountId, id: applicationId };
  if (!(await lockCard(sql, own))) throw notFound("application");
  if (!(await lockResume(sql, { accountId, id: resumeId }))) throw notFound("résumé");
  const { resume } = await requireApplication(sql, accountId, applicationId);
  if (resume?.id !== resumeId) await writeCard(sql, own, { resumeId, updatedAt: now });
  return { applicationId, resumeId };
};

/** Detaches the résumé from a card. It stays in the library. */
export const detachResume: Handler<typeof applications.detachResume> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  if (!(await lockCard(sql, { accountId, id: input.applicationId }))) throw notFound("application");
  const { id, resume } = await requireApplication(sql, accountId, input.applicationId);
  if (!resume) throw notFound("résumé on this application");
  await writeCard(sql, { accountId, id }, { resumeId: null, updatedAt: now });
  return { id, deleted: true };
};
