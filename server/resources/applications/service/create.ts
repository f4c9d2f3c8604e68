import type { Verb, VerbCall } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import { holdOrder } from "#server/resources/boards/service.ts";
import { requireResumeOfBody } from "#server/resources/resumes/service.ts";
import type { applications } from "../contract.ts";
import type { Application } from "../entities.ts";
import { neighborNotFound, spotOf } from "../policy.ts";
import { rankAt } from "../store/order.ts";
import { insertCard, writeCard } from "../store/write.ts";
import { companyForNewCard } from "./company.ts";
import { fieldsToWrite } from "./fields.ts";
import { requireApplication, requireCard } from "./require.ts";

type Create = typeof applications.create;

/** Adds a card to a board, with its company and its first stay. */
export const createApplication: Verb<Create> = async (call) => {
  const id = await createCard(call, call.ctx.actor.kind === "session" ? "form" : "api");
  return requireApplication(call.ctx.sql, call.ctx.accountId, id);
};

/** The same for our pages. */
export const addCard: Verb<typeof applications.addCard> = async (call) => {
  const id = await createCard(call, "form");
  return requireCard(call.ctx.sql, call.ctx.accountId, id);
};

/** The same for a posting that was kept from another site: by the bookmarklet, or a phone's share sheet. */
export const keepPosting: Verb<typeof applications.keepPosting> = async (call) => {
  const id = await createCard(call, "plugin");
  return requireApplication(call.ctx.sql, call.ctx.accountId, id);
};

type Adding =
  | VerbCall<Create>
  | VerbCall<typeof applications.addCard>
  | VerbCall<typeof applications.keepPosting>;

/** @returns the new card's id */
async function createCard(
  { ctx, input }: Adding,
  creationMethod: Application["creationMethod"],
): Promise<string> {
  const { sql, accountId, now } = ctx;
  const { boardId, status, position, company, job } = input;
  await holdOrder(sql, accountId, boardId, "shared");
  if (typeof input.resumeId === "string") await requireResumeOfBody(sql, accountId, input.resumeId);
  const fields = fieldsToWrite(null, input);
  const id = newId("application");
  const spot = spotOf(position);
  const rank = await rankAt(sql, accountId, { boardId, status }, id, spot);
  if (rank === null) throw neighborNotFound(spot);
  const companyId = await companyForNewCard(sql, accountId, company, now);
  await insertCard(sql, accountId, {
    id,
    boardId,
    companyId,
    status,
    rank,
    creationMethod,
    title: job.title,
    at: now,
  });
  await writeCard(sql, accountId, id, { ...fields, title: undefined }, now);
  return id;
}
