import { type Expression, sql as raw } from "kysely";
import type { AccountId, Ids, OfAccount, OwnRow } from "#server/core/access.ts";
import { any, columnsOf, equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import type { MailCard } from "../entities.ts";
import { presentEmail } from "../present.ts";

/** Selects the cards with these ids as JSON. */
function cardsWithIds(account: Expression<AccountId>, ids: ReturnType<typeof raw<readonly string[]>>) {
  return raw<MailCard[]>`coalesce((${selectFrom("applications as a")
    .innerJoin("companies as c", on({ "c.account_id": account, "c.id": "a.company_id" }))
    .select(
      raw<MailCard[]>`json_agg(json_build_object('id', a.id, 'boardId', a.board_id, 'title', a.job_title,
        'companyName', c.name, 'status', a.status) ORDER BY a.id)`.as("cards"),
    )
    .where("a.account_id", "=", account)
    .where(raw<boolean>`a.id = ANY (${ids})`)}), '[]')`;
}

/** Selects the emails of an account. */
function emailsOf(account: Expression<AccountId>) {
  return selectFrom("inbound_emails as e")
    .select([
      ...fieldsOf(
        "e",
        "id kind state application_id confidence reasons new_card from_name from_address subject excerpt sent_at interview_change appointment authentication interview_id calendar_digest undo created_at updated_at",
      ),
      cardsWithIds(account, raw<readonly string[]>`array_append(e.candidate_ids, e.application_id)`).as(
        "cards",
      ),
    ])
    .where("e.account_id", "=", account);
}

type Filtered = OfAccount & {
  state: string | undefined;
  kind: string | undefined;
  applicationId: string | undefined;
};

/** Returns a page of the account's emails, latest first. */
export const listEmails = query.page("inbound_emails_list", {
  key: { createdAt: "e.created_at", id: "e.id" },
  order: "desc",
  texts: ["excerpt", "reasons"],
  present: presentEmail,
  rows: ({ accountId, state, kind, applicationId }: Params<Filtered>) => {
    let emails = emailsOf(accountId);
    if (state) emails = emails.where("e.state", "=", state as never);
    if (kind) emails = emails.where("e.kind", "=", kind as never);
    if (applicationId) emails = emails.where("e.application_id", "=", applicationId);
    return emails;
  },
});

/** Counts the account's emails with open suggestions. */
export const countOpenEmails = query.value("inbound_emails_open", ({ accountId }: Params<OfAccount>) =>
  selectFrom("inbound_emails")
    .select((all) => all.fn.countAll<number>().as("open"))
    .where("account_id", "=", accountId)
    .where("state", "=", "open"),
);

export const readEmails = query.many("inbound_emails_get", ({ accountId, ids }: Params<OfAccount & Ids>) =>
  emailsOf(accountId).where("e.id", "=", any(ids)),
);

/** Returns the id of the stored email with the same digest, or null. */
export const findByMessage = query.maybeOne(
  "inbound_emails_find",
  ({ accountId, digest }: Params<OfAccount & { digest: string }>) =>
    selectFrom("inbound_emails")
      .select("id")
      .where(equal({ account_id: accountId, message_digest: digest })),
);

/** Locks an email for a change, and returns its state; null if the account has none with this id. */
export const lockEmail = query.maybeOne("inbound_emails_lock", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("inbound_emails")
    .select("state")
    .where(equal({ account_id: accountId, id }))
    .forUpdate(),
);

type NewEmail = OwnRow & {
  kind: string;
  applicationId: string | null;
  confidence: string;
  candidateIds: readonly string[];
  reasons: string;
  newCard: string | null;
  fromName: string;
  fromAddress: string;
  subject: string;
  excerpt: string;
  sentAt: string | null;
  interviewChange: string | null;
  appointment: string | null;
  authentication: string;
  messageDigest: string;
  calendarDigest: string | null;
  state: string;
  at: Date;
};

/** Adds an email, unless one with the same digest is stored. */
export const insertEmail = query.execute("inbound_emails_insert", ({ at, ...params }: Params<NewEmail>) =>
  insertInto("inbound_emails")
    .values({ ...columnsOf(params), created_at: at, updated_at: at } as never)
    .onConflict((conflict) => conflict.columns(["account_id", "message_digest"]).doNothing()),
);

export const writeEmail = query.patch(
  "inbound_emails_write",
  "inbound_emails",
  (update, { accountId, id }: Params<OwnRow>) =>
    update.where("account_id", "=", accountId).where("id", "=", id),
);

/** Dismisses the open emails of a sender. */
export const dismissSender = query.execute(
  "inbound_emails_dismiss_sender",
  ({ accountId, address, at }: Params<OfAccount & { address: string; at: Date }>) =>
    updateTable("inbound_emails")
      .set({ state: "dismissed", updated_at: at })
      .where(equal({ account_id: accountId, from_address: address }))
      .where("state", "=", "open"),
);

/** Deletes an email with its text. */
export const deleteEmail = query.matches("inbound_emails_delete", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("inbound_emails").where("account_id", "=", accountId).where("id", "=", id),
);

export const insertBody = query.execute(
  "inbound_bodies_insert",
  ({ accountId, id, body, until }: Params<OwnRow & { body: string; until: Date }>) =>
    insertInto("inbound_email_bodies").values({
      account_id: accountId,
      email_id: id,
      body,
      expires_at: until,
    }),
);

/** Returns the text of an email, unless it has expired. */
export const readBody = query.maybeOne(
  "inbound_bodies_get",
  ({ accountId, id, now }: Params<OwnRow & { now: Date }>) =>
    selectFrom("inbound_email_bodies")
      .select("body")
      .where(equal({ account_id: accountId, email_id: id }))
      .where("expires_at", ">", now),
);

export const deleteBody = query.execute("inbound_bodies_delete", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("inbound_email_bodies").where("account_id", "=", accountId).where("email_id", "=", id),
);

/** Returns the interview that an earlier email about the same appointment created. */
export const findInterview = query.maybeOne(
  "inbound_emails_interview",
  ({ accountId, digest }: Params<OfAccount & { digest: string }>) =>
    selectFrom("inbound_emails as e")
      .innerJoin("interviews as i", on({ "i.account_id": accountId, "i.id": "e.interview_id" }))
      .select(fieldsOf("i", "id scheduled_at duration_minutes time_zone outcome"))
      .where(equal({ "e.account_id": accountId, "e.calendar_digest": digest }))
      .orderBy("e.created_at", "desc")
      .limit(1),
);

/** The tables of what a person or their coaches add to a card. */
const ADDITIONS = ["interviews", "contact_applications", "coach_notes", "tasks"] as const;

/** Checks whether a card was changed since an instant, or anything was added to it. */
export const isCardChanged = query.matches(
  "inbound_emails_card_changed",
  ({ accountId, id, at }: Params<OwnRow & { at: string }>) =>
    selectFrom("applications as a")
      .select("a.id")
      .where(equal({ "a.account_id": accountId, "a.id": id }))
      .where((eb) => {
        const added = ADDITIONS.map((table) =>
          eb.exists(
            selectFrom(`${table as "interviews"} as x`)
              .select("x.application_id")
              .where(equal({ "x.account_id": accountId, "x.application_id": id })),
          ),
        );
        return eb.or([eb("a.updated_at", ">", at), eb("a.follow_up_due", "is not", null), ...added]);
      }),
);
