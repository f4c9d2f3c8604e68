import type { EventKind } from "#domain/event-types.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { applications } from "#server/resources/applications/contract.ts";
import { readApplications } from "#server/resources/applications/service/read.ts";
import { boards } from "#server/resources/boards/contract.ts";
import { readBoards } from "#server/resources/boards/service.ts";
import { companies } from "#server/resources/companies/contract.ts";
import { readCompanies } from "#server/resources/companies/service.ts";
import { contacts } from "#server/resources/contacts/contract.ts";
import { readContacts } from "#server/resources/contacts/service.ts";
import { inboundEmails } from "#server/resources/inbound-emails/contract.ts";
import { InboundEmail } from "#server/resources/inbound-emails/entities.ts";
import { readInboundEmails } from "#server/resources/inbound-emails/service.ts";
import { interactions } from "#server/resources/interactions/contract.ts";
import { readInteractions } from "#server/resources/interactions/service.ts";
import { interviews } from "#server/resources/interviews/contract.ts";
import { readInterviews } from "#server/resources/interviews/service.ts";
import { profile } from "#server/resources/profile/contract.ts";
import { readProfile } from "#server/resources/profile/service.ts";
import { Resume, resumes } from "#server/resources/resumes/contract.ts";
import { readResumes } from "#server/resources/resumes/service.ts";
import { tasks } from "#server/resources/tasks/contract.ts";
import { readTasks } from "#server/resources/tasks/service.ts";
import { PROFILE_ID } from "./contract.ts";
import type { Readable } from "./readable.ts";

/** The account whose resources are read, and the connections to read them with. */
type OfAccount = {
  readonly sql: Sql;
  readonly accountId: AccountId;
};

/** The ways to read the resources of a person's events, by kind. */
export const PERSONAL: Readonly<Record<EventKind, Readable<OfAccount>>> = {
  application: {
    by: applications.get,
    read: ({ sql, accountId }, ids) => readApplications(sql, accountId, ids),
  },
  board: { by: boards.get, read: ({ sql, accountId }, ids) => readBoards(sql, accountId, ids) },
  company: { by: companies.get, read: ({ sql, accountId }, ids) => readCompanies(sql, { accountId, ids }) },
  contact: { by: contacts.get, read: ({ sql, accountId }, ids) => readContacts(sql, { accountId, ids }) },
  // Without the text, which the person may delete.
  inbound_email: {
    by: inboundEmails.get,
    read: ({ sql, accountId }, ids) => readInboundEmails(sql, { accountId, ids }),
    shape: InboundEmail,
  },
  interaction: {
    by: interactions.get,
    read: ({ sql, accountId }, ids) => readInteractions(sql, { accountId, ids }),
  },
  interview: {
    by: interviews.get,
    read: ({ sql, accountId }, ids) => readInterviews(sql, { accountId, ids }),
  },
  profile: {
    by: profile.get,
    read: async ({ sql, accountId }) => [{ ...(await readProfile(sql, accountId)), id: PROFILE_ID }],
  },
  // Without the link, which would let any reader of the event download the file.
  resume: {
    by: resumes.get,
    read: ({ sql, accountId }, ids) => readResumes(sql, { accountId, ids }),
    shape: Resume,
  },
  task: { by: tasks.get, read: ({ sql, accountId }, ids) => readTasks(sql, { accountId, ids }) },
};
