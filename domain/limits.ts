import { type Pace, type Unit, windowOf } from "./in-words.ts";
import { DAY, HOUR, KIB, MIB, MINUTE } from "./units.ts";

type Line = readonly [value: number, unit: Unit, what: string];

/**
 * Every limit of the product, once: what it is, in what unit, and what it bounds. Contracts, limiters, quotas and pages take
 * the value from `LIMITS`; docs/limits.md and /docs/limits show the lines.
 */
export const LIMIT_TABLE = {
  text: {
    title: [200, "characters", "A title or a name"],
    notes: [50_000, "characters", "Notes, descriptions and other long text"],
    url: [2_048, "characters", "A URL"],
    email: [254, "characters", "An email address"],
    fileName: [255, "characters", "The name of an uploaded file"],
    filterName: [60, "characters", "The name of a saved roster filter"],
    passkeyName: [60, "characters", "The name of a passkey"],
    phone: [50, "characters", "A contact's phone number"],
    skill: [100, "characters", "A skill in a profile"],
    question: [1_000, "characters", "A question in a profile"],
    passwordLeast: [10, "characters", "A password, at least"],
    passwordMost: [200, "characters", "A password, at most"],
    nameInMail: [60, "characters", "A name in an email; longer ones are cut"],
  },
  requests: {
    head: [16 * KIB, "bytes", "The request line and the headers of a request"],
    body: [MIB, "bytes", "A request body"],
    values: [25_000, "", "Values in a request body: fields, items and rows together"],
    uploadBody: [14 * MIB, "bytes", "The request body of a résumé upload"],
    resumeFile: [10 * MIB, "bytes", "A résumé file"],
    pageSize: [50, "", "Items on a page of a list, unless `limit` says otherwise"],
    pageSizeMost: [200, "", "Items on a page of a list, at most"],
    bulkCards: [200, "", "Cards in a bulk move"],
    cellEdits: [200, "", "Cell edits in a batch"],
    importRows: [500, "", "Rows in an import call"],
    importRelated: [100, "", "Contacts, interviews, or stages of an imported row"],
    importHeadings: [500, "", "Columns of a spreadsheet whose mapping is remembered"],
    connections: [200, "", "People in a call that imports connections"],
    interviewers: [50, "", "Interviewers of an interview"],
    profileEntries: [50, "", "Entries of each kind in a profile, such as jobs"],
    skills: [100, "", "Skills in a profile"],
    invitedAddresses: [200, "", "Addresses in a call that invites people"],
    spreadsheet: [50 * MIB, "bytes", "A spreadsheet that a browser reads for an import"],
    addressList: [MIB, "bytes", "A file of addresses that a browser reads to invite them"],
    linkedCards: [200, "", "Cards linked to a contact"],
    seats: [10_000, "", "Seats in a subscription"],
  },
  rates: {
    reads: [3_000, "a minute", "Reads, for each API key, app connection or signed-in person"],
    writes: [1_200, "a minute", "Changes, for each API key, app connection or signed-in person"],
    exports: [10, "a minute", "Exports of a whole account"],
    feeds: [60, "a minute", "Fetches of a calendar feed"],
    links: [30, "a minute", "Job postings read from a link"],
    tokens: [300, "a minute", "Requests to the OAuth endpoints, for each network"],
    registrations: [30, "a minute", "OAuth client registrations, for each network"],
    forms: [300, "a minute", "Forms sent to pages, for each network"],
  },
  attempts: {
    passwordWindow: [15 * MINUTE, "seconds", "The window in which wrong passwords are counted"],
    passwordPerAddress: [10, "", "Wrong passwords for an address from one network, in that window"],
    passwordPerDevice: [
      10,
      "",
      "Wrong passwords for an address from a device that signed in before, in that window",
    ],
    passwordPerNetwork: [50, "", "Wrong passwords from one network for all addresses, in that window"],
    brakeAfter: [
      30,
      "an hour",
      "Wrong passwords for an address from all networks before attempts are slowed down",
    ],
    brakedPace: [4, "a second", "Attempts for an address that is slowed down"],
    brakeQueue: [120, "", "Attempts that wait their turn for an address that is slowed down"],
    secondFactorPerPerson: [10, "", "Wrong codes and passkeys of a person who signs in, in that window"],
    secondFactorPerNetwork: [50, "", "Wrong codes and passkeys from one network, in that window"],
    passkeyPerNetwork: [120, "", "Requests to sign in with a passkey from one network, in that window"],
    mailPerAddress: [5, "an hour", "Emails to one address requested through forms from one network"],
    mailPerNetwork: [30, "an hour", "Emails to all addresses requested through forms from one network"],
    sandboxes: [10, "an hour", "Sandboxes opened without an account from one network"],
  },
  mail: {
    cooldown: [MINUTE, "seconds", "The pause before the same kind of email goes to the same person again"],
    perRecipient: [30, "a day", "Emails to one address that others can request, such as sign-in links"],
    perKnownDevice: [10, "a day", "Further such emails that a device that signed in before can request"],
    invitationsPerRecipient: [20, "a day", "Invitations to one address, from all organizations"],
    invitationsPerPair: [5, "a day", "Invitations from one organization to one address"],
    invitationsPerAccount: [500, "a day", "Invitations that an account sends"],
    invitationsPerOrganization: [500, "a day", "Invitations that an organization sends"],
  },
  quotas: {
    boards: [50, "", "Boards in an account"],
    cards: [20_000, "", "Cards on a board"],
    companies: [20_000, "", "Companies in an account"],
    contacts: [20_000, "", "Contacts in an account"],
    interactions: [100_000, "", "Logged interactions in an account"],
    interviews: [20_000, "", "Interviews in an account"],
    resumes: [200, "", "Résumés in an account"],
    resumeBytes: [500 * MIB, "bytes", "All résumé files in an account"],
    imports: [2_000, "", "Imports kept with an account"],
    importMappings: [50, "", "Remembered column mappings in an account"],
    passkeys: [20, "", "Passkeys of a person"],
    apiKeys: [50, "", "API keys in an account"],
    organizations: [20, "", "Organizations that a person founded"],
    members: [50_000, "", "Members of an organization"],
    cohorts: [1_000, "", "Cohorts in an organization"],
    stints: [200_000, "", "Cohort memberships in an organization"],
    invitations: [20_000, "", "Invitations kept with an organization"],
    coachNotes: [1_000, "", "Coach notes on a card"],
    rosterFilters: [50, "", "Saved roster filters of a person in an organization"],
    devices: [20, "", "Devices of a person that are known from an earlier sign-in"],
    oauthClients: [20, "a day", "OAuth clients registered from one network"],
    streams: [20, "", "Live update streams of a signed-in browser"],
    processStreams: [10_000, "", "Live update streams that one server process holds"],
  },
  lifetimes: {
    session: [30 * DAY, "seconds", "A sign-in"],
    signInLink: [10 * MINUTE, "seconds", "A mailed sign-in link"],
    pendingSignIn: [10 * MINUTE, "seconds", "A sign-in that waits for its second factor"],
    passkeyRequest: [5 * MINUTE, "seconds", "A request for a passkey"],
    sessionUnused: [14 * DAY, "seconds", "A sign-in that is not used"],
    authentication: [10 * MINUTE, "seconds", "A confirmation of who you are, before sensitive changes"],
    knownDevice: [
      400 * DAY,
      "seconds",
      "A device that is known from an earlier sign-in, since it was last used",
    ],
    resetLink: [HOUR, "seconds", "A mailed link to set a new password"],
    welcomeLink: [DAY, "seconds", "A mailed link that finishes a sign-up"],
    addressChangeLink: [HOUR, "seconds", "A mailed link to use another address"],
    addressUndoLink: [7 * DAY, "seconds", "A mailed link to undo a change of address"],
    invitation: [7 * DAY, "seconds", "An invitation to an organization"],
    downloadLink: [5 * MINUTE, "seconds", "A link to download a résumé"],
    idempotencyKey: [DAY, "seconds", "An idempotency key"],
    guest: [3 * DAY, "seconds", "A sandbox without an account"],
    securityEvent: [180 * DAY, "seconds", "An entry in the security log"],
    accessToken: [HOUR, "seconds", "An OAuth access token"],
    refreshTokenUnused: [30 * DAY, "seconds", "An OAuth refresh token that is not used"],
    connection: [90 * DAY, "seconds", "The connection of an OAuth client, from the first token on"],
    refreshTokenGrace: [
      MINUTE,
      "seconds",
      "The time in which a used refresh token works once more, if an answer was lost",
    ],
    unusedClient: [DAY, "seconds", "A registered OAuth client that nobody has connected"],
  },
} as const satisfies Record<string, Record<string, Line>>;

type Table = typeof LIMIT_TABLE;
type Limits = {
  readonly [Group in keyof Table]: {
    readonly [Name in keyof Table[Group]]: Table[Group][Name] extends readonly [infer Value, ...unknown[]]
      ? Value
      : never;
  };
};

/** The values of the table, by group and name. */
export const LIMITS = Object.fromEntries(
  Object.entries(LIMIT_TABLE).map(([group, lines]) => [
    group,
    Object.fromEntries(Object.entries(lines).map(([name, [value]]) => [name, value])),
  ]),
) as Limits;

/** A limit of so much in a time: how much, and in how many seconds. */
export function rateOf([most, pace]: readonly [number, Pace, string]): [most: number, seconds: number] {
  return [most, windowOf(pace)];
}
