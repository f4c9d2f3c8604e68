import type { AnswerOf, Verb, VerbCall } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import { holdOrder } from "#server/resources/boards/service.ts";
import { requireResumeOfBody } from "#server/resources/resumes/service.ts";
import type { applications } from "../contract.ts";
import type { Application } from "../entities.ts";
import { spotOf, strangeNeighbour } from "../policy.ts";
import { rankAt } from "../store/order.ts";
import { insertCard, writeCard } from "../store/write.ts";
import { companyForNewCard } from "./company.ts";
import { fieldsToWrite } from "./fields.ts";
import { requireApplication } from "./require.ts";

type Create = typeof applications.create;

/** Adds a card to a board, with its company and its first stay. */
export const createApplication: Verb<Create> = (call) =>
  createCard(call, call.ctx.actor.kind === "session" ? "form" : "api");

/** The same for a posting that was kept from another site: by the bookmarklet, or a phone's share sheet. */
export const keepPosting: Verb<typeof applications.keepPosting> = (call) => createCard(call, "plugin");

async function createCard(
  { ctx, input }: VerbCall<Create> | VerbCall<typeof applications.keepPosting>,
  creationMethod: Application["creationMethod"],
): Promise<AnswerOf<Create>> {
  const { sql, accountId, now } = ctx;
  const { boardId, status, position, company, job } = input;
  await holdOrder(sql, accountId, boardId, "shared");
  if (typeof input.resumeId === "string") await requireResumeOfBody(sql, accountId, input.resumeId);
  const fields = fieldsToWrite(null, input);
  const id = newId("application");
  const spot = spotOf(position);
  const rank = await rankAt(sql, accountId, { boardId, status }, id, spot);
  if (rank === null) throw strangeNeighbour(spot);
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
  return requireApplication(sql, accountId, id);
}
