import { sql as raw } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";

/**
 * Returns the threads whose ID has this end, in the organizations that emailed a reader about messages. The applicant's address and the
 * reader's role are null if they left.
 */
export const findThreadsOfReader = query.many(
  "messages_threads_of_reader",
  ({ readerId, threadEnd }: Params<{ readerId: AccountId; threadEnd: string }>) =>
    selectFrom("message_notices as n")
      .innerJoin("threads as t", on({ "t.organization_id": "n.organization_id" }))
      .innerJoin("organizations as o", "o.id", "n.organization_id")
      .innerJoin("accounts as p", "p.id", "n.reader_id")
      .innerJoin("users as u", "u.id", "p.user_id")
      .leftJoin(
        "members as a",
        on({
          "a.organization_id": "n.organization_id",
          "a.account_id": "t.account_id",
          "a.role": APPLICANTS,
        }),
      )
      .leftJoin(
        "members as r",
        on({ "r.organization_id": "n.organization_id", "r.account_id": "n.reader_id" }),
      )
      .select((eb) => [
        "t.id as threadId",
        eb.ref("n.organization_id").$castTo<OrganizationId>().as("organizationId"),
        ...fieldsOf("o", "slug name:organizationName"),
        "t.account_id as applicantId",
        "a.id as memberId",
        "a.email as applicantEmail",
        "n.reader_id as readerId",
        "r.role as readerRole",
        ...fieldsOf("u", "id:userId email"),
        eb("u.email_verified", "is not", null).as("isConfirmed"),
      ])
      .where("n.reader_id", "=", readerId)
      .where(raw<boolean>`right(t.id, length(${threadEnd}::text)) = ${threadEnd}`),
);

export const hasMessage = query.matches(
  "messages_exists",
  ({ organizationId, id }: Params<{ organizationId: OrganizationId; id: string }>) =>
    selectFrom("thread_messages")
      .select("id")
      .where(equal({ organization_id: organizationId, id })),
);
