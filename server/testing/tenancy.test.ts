import { expect, test } from "vitest";
import { sourceFiles } from "./imports.ts";

/** The store functions that don't take a tenant, by reason. */
const WITHOUT_TENANT: Record<string, readonly string[]> = {
  "Finds the tenant by an emailed or signed secret, or by the payment provider's statement.": [
    "billing/store.ts: findCustomersOrganization",
    "calendar-feed/store.ts: findAccount",
    "inbound-emails/store/addresses.ts: findAccount",
    "joining/store.ts: findOpenLink",
    "organization-invitations/store.ts: readByTokenHash",
  ],
  "The caller's own account and memberships, which a credential restricted to one organization reads too.": [
    "invitations/store.ts: findOrganization",
    "invitations/store.ts: listMine",
    "me/store.ts: readAccount",
    "me/store.ts: readMemberships",
    "me/store.ts: readSandbox",
    "members/store.ts: membershipsOf",
    "organization-invitations/store.ts: pendingSentBy",
    "organizations/store.ts: countFounded",
    "organizations/store.ts: listOrganizations",
  ],
  "The signed-in person's own user, whichever account they view.": [
    "account/store/account.ts: readUser",
    "account/store/account.ts: renameUser",
    "factors/store.ts: addressOf",
    "factors/store.ts: findApp",
    "preferences/store.ts: insertPreferences",
    "preferences/store.ts: listMuted",
    "preferences/store.ts: mute",
    "preferences/store.ts: deleteDigestPlan",
    "preferences/store.ts: lockDueDigests",
    "preferences/store.ts: moveDigests",
    "preferences/store.ts: readDigestPlan",
    "preferences/store.ts: readTimeZone",
    "preferences/store.ts: unmute",
    "preferences/store.ts: writeDigestPlan",
    "preferences/store.ts: writePreferences",
    "push/store.ts: deleteOwnSubscription",
    "push/store.ts: deleteSubscription",
    "push/store.ts: listBrowsers",
    "push/store.ts: listSubscriptions",
    "push/store.ts: readSubscription",
    "push/store.ts: writeSubscription",
  ],
  "Reads no table.": ["roster-syncs/store/people.ts: readNameKeys"],
  "Creates the tenant, or finds a free name for it.": ["organizations/store.ts: slugsLike"],
  "A user's whole sandbox, whose account is known only afterward.": [
    "sandbox/store/clearing.ts: listCopies",
    "sandbox/store/clearing.ts: otherOrganizations",
    "sandbox/store/sandboxes.ts: describeSandbox",
    "sandbox/store/sandboxes.ts: findSandbox",
    "sandbox/store/sandboxes.ts: lockUser",
  ],
  "A job or the operator, for all tenants; each row names its tenant.": [
    "applications/store/retirement.ts: listRetiringBoards",
    "billing/store.ts: readEvent",
    "appointments/store/mailing.ts: takeRemindable",
    "billing/store.ts: wasDeleted",
    "coach-notes/store/notices.ts: readNewNotes",
    "events/store.ts: deleteBefore",
    "events/store.ts: expireExcess",
    "interviews/store/reminders.ts: listNextInterviews",
    "appointments/store/calendars.ts: takeDue",
    "mailboxes/store.ts: takeDue",
    "messages/store/notices.ts: readNewMessages",
    "nudges/store.ts: listDue",
    "preferences/store.ts: listDueDigests",
    "organization-retention/store.ts: listRetaining",
    "organizations/store.ts: lockComplimentarySeats",
    "resumes/store/kept-files.ts: keptKeys",
    "resumes/store/kept-files.ts: listKeptFiles",
    "webhooks/store/queue.ts: claimDue",
    "webhooks/store/queue.ts: readBacklog",
  ],
  "A credential that a webhook names: it belongs to a person, not to the tenant.": [
    "webhooks/store/people.ts: lockGrant",
    "webhooks/store/people.ts: lockKey",
    "webhooks/store/people.ts: readGrantScopes",
    "webhooks/store/people.ts: readKeyScopes",
  ],
  "The maker of an event: the accounts and credentials that its row names.": [
    "events/store.ts: readAppNames",
    "events/store.ts: readKeyNames",
    "events/store.ts: readPeople",
  ],
  "Data of the installation, which has no tenant.": [
    "resumes/store/kept-files.ts: claimStoreId",
    "resumes/store/kept-files.ts: lockStoreIdentity",
    "resumes/store/kept-files.ts: offerStoreId",
    "resumes/store/kept-files.ts: readStoreIdentity",
  ],
};

const isStore = (path: string) =>
  /^server\/resources\/.*\/store(\/[\w-]+)?\.ts$/.test(path) && !path.includes(".test.");
const TENANT =
  /\b(AccountId|OrganizationId|OfAccount|OfMember|OfOrganization|OrganizationRow|Owner|OwnRow|OrganizationAccess|ApplicationAccess)\b/;
/** The names by which a function can reach the database. */
const REACHES =
  /\b(Sql|PrismaTransaction)\b|\b(database|prisma|pool)\.|\bsqlOn\(|\bin(Sql|Prisma)Transaction\b/;

type Exported = { readonly name: string; readonly parameters: string; readonly body: string };

/** Returns a file's exported functions, with the file's types in their parameters expanded. */
function exportedFunctions(text: string): Exported[] {
  const types = new Map(
    [...text.matchAll(/^(?:export )?type (\w+) =([\s\S]*?);\n(?=\n|\S)/gm)].map(([, name = "", is = ""]) => [
      name,
      is,
    ]),
  );
  const expanded = (given: string, left = new Map(types)): string => {
    const parts = [...given.matchAll(/\b[A-Z]\w+\b/g)].map(([type]) => {
      const is = left.get(type) ?? "";
      left.delete(type);
      return is === "" ? "" : expanded(is, left);
    });
    return [given, ...parts].join(" ");
  };
  const functions = [...text.matchAll(/^export (?:async )?function (\w+)(?:<[^(]*>)?\(/gm)].map((found) => {
    const from = found.index + found[0].length;
    const to = closing(text, from);
    const body = text.slice(to, text.indexOf("\n}\n", to));
    return { name: found[1] ?? "", parameters: expanded(expanded(text.slice(from, to))), body };
  });
  // The params of a query that is exported as a function.
  const queries = [...text.matchAll(/^export const (\w+) = (\w*[qQ]uery\.\w+\()/gm)].map((found) => {
    const end = closing(text, found.index + found[0].length);
    const [params = ""] = /Params<[\s\S]*?>\s*[,)]/.exec(text.slice(found.index, end)) ?? [];
    const owner = found[2]?.startsWith("ownedQuery") ? " Owner" : "";
    return { name: found[1] ?? "", parameters: `Sql ${expanded(params)}${owner}`, body: "" };
  });
  return [...functions, ...queries];
}

/** Returns the position of the parenthesis that closes the one opened before `from`. */
function closing(text: string, from: number): number {
  let open = 1;
  let at = from;
  for (; open > 0; at += 1) open += { "(": 1, ")": -1 }[text[at] ?? ""] ?? 0;
  return at - 1;
}

const untenanted = sourceFiles()
  .filter(({ path }) => isStore(path))
  .flatMap(({ path, text }) =>
    exportedFunctions(text)
      .filter(({ parameters, body }) => REACHES.test(`${parameters} ${body}`) && !TENANT.test(parameters))
      .map(({ name }) => `${path.replace(/^server\/resources\//, "")}: ${name}`),
  );

test("every store function takes the branded tenant, or is listed here with its reason", () => {
  expect(
    untenanted.sort(),
    "Take an AccountId or OrganizationId of core/access.ts, and name it in every statement.",
  ).toEqual(Object.values(WITHOUT_TENANT).flat().sort());
});

test("every store compares members' addresses in the order of their index", () => {
  const compared = sourceFiles()
    .filter(({ path }) => isStore(path))
    .flatMap(({ path, text }) => (/"m\.email"(: |, "(=|in)")/.test(text) ? [path] : []));
  expect(compared, "Use applicantAt() or byAddress: the index has the collation C.").toEqual([]);
});
