import { type Pace, type Unit, windowOf } from "./in-words.ts";
import { LIMITS } from "./limits.ts";

type Limits = typeof LIMITS;
/** The unit of a limit, and what it bounds. */
type Words = readonly [unit: Unit, what: string];

const WORDS = {
  text: {
    title: ["characters", "A title or a name"],
    notes: ["characters", "Notes, descriptions and other long text"],
    url: ["characters", "A URL"],
    email: ["characters", "An email address"],
    fileName: ["characters", "The name of an uploaded file"],
    filterName: ["characters", "The name of a saved roster filter"],
    passkeyName: ["characters", "The name of a passkey"],
    phone: ["characters", "A contact's phone number"],
    skill: ["characters", "A skill in a profile"],
    question: ["characters", "A question in a profile"],
    passwordLeast: ["characters", "A password, at least"],
    passwordMost: ["characters", "A password, at most"],
    nameInMail: ["characters", "A name in an email; longer ones are cut"],
    resumeText: ["characters", "The text read from a résumé; longer ones are cut"],
    searched: ["characters", "The beginning of a long text that a search reads"],
  },
  requests: {
    head: ["bytes", "The request line and the headers of a request"],
    body: ["bytes", "A request body"],
    errorReport: ["bytes", "A report of an error in the browser"],
    values: ["", "Values in a request body: fields, items and rows together"],
    uploadBody: ["bytes", "The request body of a résumé upload"],
    resumeFile: ["bytes", "A résumé file"],
    pageSize: ["", "Items on a page of a list, unless `limit` says otherwise"],
    pageSizeMost: ["", "Items on a page of a list, at most"],
    pageBytes: ["bytes", "A page of a list, before compression; it has at least one item"],
    keptAnswer: ["bytes", "A response kept for an idempotency key; a longer one is made again"],
    collectedAnswer: ["bytes", "An export or a shared board through MCP; REST streams any size"],
    bulkCards: ["", "Cards in a bulk move"],
    undoableChanges: [
      "",
      "Bulk changes of an account that can be undone at a time, and as many deleted cards",
    ],
    deletedCards: [
      "bytes",
      "Deleted cards of an account that can be restored, as stored; the newest always can",
    ],
    cellEdits: ["", "Cell edits in a batch"],
    importRows: ["", "Rows in an import call"],
    importRelated: ["", "Contacts, interviews, or stages of an imported row"],
    importHeadings: ["", "Columns of a spreadsheet whose mapping is remembered"],
    postingScript: ["characters", "A job posting that the bookmark reads on a page"],
    connections: ["", "People in a call that imports connections"],
    interviewers: ["", "Interviewers of an interview"],
    profileEntries: ["", "Entries of each kind in a profile, such as jobs"],
    skills: ["", "Skills in a profile"],
    invitedAddresses: ["", "Addresses in a call that invites people"],
    spreadsheet: ["bytes", "A spreadsheet that a browser reads for an import"],
    addressList: ["bytes", "A file of addresses that a browser reads to invite them"],
    linkedCards: ["", "Cards linked to a contact"],
    seats: ["", "Seats in a subscription"],
    eventBytes: ["bytes", "An event; the long texts of a larger one are cut"],
    eventText: ["characters", "A text of such an event, at most"],
    webhookRequests: ["", "Tests and resends of a webhook that wait to be sent"],
    webhookDeliveries: ["", "Deliveries kept in a webhook's log"],
    webhookRequestKept: ["bytes", "A delivery's body in the log; longer ones are cut"],
    webhookAnswerKept: ["bytes", "A receiver's response in the log; longer ones are cut"],
  },
  rates: {
    reads: ["a minute", "Reads, for each API key, app connection or signed-in person"],
    writes: ["a minute", "Changes, for each API key, app connection or signed-in person"],
    personReads: [
      "a minute",
      "Reads by all credentials of a person together, or of those restricted to an organization",
    ],
    personWrites: [
      "a minute",
      "Changes by all credentials of a person together, or of those restricted to an organization",
    ],
    exports: ["a minute", "Exports of boards and rosters, and downloads of all data, for each person"],
    feeds: ["a minute", "Fetches of a calendar feed"],
    links: ["a minute", "Job postings read from a link, for each person"],
    tokens: ["a minute", "Requests to the OAuth endpoints, for each network"],
    registrations: ["a minute", "OAuth client registrations, for each network"],
    forms: ["a minute", "Forms sent to pages, for each network"],
    reports: ["a minute", "Errors in the browser that pages report, for each network"],
  },
  attempts: {
    passwordWindow: ["seconds", "The window in which wrong passwords are counted"],
    passwordPerAddress: ["", "Wrong passwords for an address from one network, in that window"],
    passwordPerDevice: [
      "",
      "Wrong passwords for an address from a device that signed in before, in that window",
    ],
    passwordPerNetwork: ["", "Wrong passwords from one network for all addresses, in that window"],
    brakeAfter: [
      "an hour",
      "Wrong passwords for an address from all networks before attempts are slowed down",
    ],
    brakedPace: ["a second", "Attempts for an address that is slowed down"],
    brakeQueue: ["", "Attempts that wait their turn for an address that is slowed down"],
    secondFactorPerPerson: ["", "Wrong codes and passkeys of a person who signs in, in that window"],
    secondFactorPerNetwork: ["", "Wrong codes and passkeys from one network, in that window"],
    passkeyPerNetwork: ["", "Requests to sign in with a passkey from one network, in that window"],
    deviceCodePerPerson: ["", "Wrong codes of a device or terminal from a person, in that window"],
    deviceCodePerNetwork: ["", "Wrong codes of a device or terminal from one network, in that window"],
    mailPerAddress: ["an hour", "Emails to one address requested through forms from one network"],
    mailPerNetwork: ["an hour", "Emails to all addresses requested through forms from one network"],
    sandboxes: ["an hour", "Sandboxes opened without an account from one network"],
    middleNetwork: [
      "",
      "Times such a limit that an IPv6 /56 has, where each /64 in it counts as one network",
    ],
    wideNetwork: ["", "Times such a limit that an IPv6 /48 has, and an IPv4 /24, where each address is one"],
  },
  mail: {
    cooldown: ["seconds", "The pause before the same kind of email goes to the same person again"],
    webhookNotices: ["a day", "Emails to a person about webhooks that were added or moved"],
    exportNotices: ["a day", "Emails to a person about exports of a board or a roster, and about downloads"],
    organizationNotices: [
      "a day",
      "Emails of a kind to a person about an organization, such as about its seats",
    ],
    perRecipient: ["a day", "Emails to one address that others can request, such as sign-in links"],
    perKnownDevice: ["a day", "Further such emails that a device that signed in before can request"],
    invitationsPerRecipient: ["a day", "Invitations to one address, from all organizations"],
    invitationsPerPair: ["a day", "Invitations from one organization to one address"],
    invitationsPerAccount: ["a day", "Invitations that an account sends"],
    invitationsPerOrganization: ["a day", "Invitations that an organization sends"],
  },
  quotas: {
    boards: ["", "Boards in an account"],
    cards: ["", "Cards on a board"],
    companies: ["", "Companies in an account"],
    contacts: ["", "Contacts in an account"],
    interactions: ["", "Logged interactions in an account"],
    interviews: ["", "Interviews in an account"],
    resumes: ["", "Résumés in an account"],
    resumeBytes: ["bytes", "All résumé files in an account"],
    textBytes: ["bytes", "All texts in an account"],
    guestTextBytes: ["bytes", "All texts in a sandbox without an account"],
    coachNoteBytes: ["bytes", "All coach notes on an applicant's cards"],
    guestCoachNoteBytes: ["bytes", "All coach notes on an applicant's cards in a sandbox without an account"],
    imports: ["", "Imports kept with an account"],
    importMappings: ["", "Remembered column mappings in an account"],
    passkeys: ["", "Passkeys of a person"],
    apiKeys: ["", "API keys in an account"],
    webhooks: ["", "Webhooks in an account"],
    organizationWebhooks: ["", "Webhooks in an organization"],
    organizations: ["", "Organizations that a person founded"],
    members: ["", "Members of an organization"],
    cohorts: ["", "Cohorts in an organization"],
    stints: ["", "Cohort memberships in an organization"],
    invitations: ["", "Invitations kept with an organization"],
    coachNotes: ["", "Coach notes on a card"],
    rosterFilters: ["", "Saved roster filters of a person in an organization"],
    drafts: ["", "Drafts in a browser: texts of forms that aren't sent"],
    draftCharacters: ["characters", "All drafts in a browser"],
    devices: ["", "Devices of a person that are known from an earlier sign-in"],
    sessions: [
      "",
      "Browsers in which a person is signed in; one more signs out the one that was idle longest",
    ],
    oauthClients: ["a day", "OAuth clients registered from one network"],
    guests: ["", "Sandboxes without an account; the one unused longest makes room"],
    guestsPerNetwork: ["", "Sandboxes without an account from one IPv6 /48 or IPv4 /24"],
    streams: ["", "Live update streams of a signed-in browser"],
    personStreams: ["", "Live update streams of all browsers in which a person is signed in"],
    processStreams: ["", "Live update streams that one server process holds"],
    documentsRead: ["", "Documents of a person that are read at a time: résumés and job postings"],
    documentsWaiting: ["", "Documents of a person that wait to be read"],
    processDocumentsRead: ["", "Documents that one server process reads at a time"],
    processDocumentsWaiting: ["", "Documents that wait for one server process to read them"],
    linksFetched: ["", "Pages behind links of a person that are fetched at a time"],
    linksWaiting: ["", "Links of a person that wait to be fetched"],
    processLinksFetched: ["", "Pages behind links that one server process fetches at a time"],
    processLinksWaiting: ["", "Links that wait for one server process to fetch them"],
  },
  lifetimes: {
    session: ["seconds", "A sign-in"],
    signInLink: ["seconds", "An emailed sign-in link"],
    pendingSignIn: ["seconds", "A sign-in that waits for its second factor"],
    passkeyRequest: ["seconds", "A request for a passkey"],
    sessionUnused: ["seconds", "A sign-in that is not used"],
    authentication: ["seconds", "A confirmation of who you are, before sensitive changes"],
    knownDevice: ["seconds", "A device that is known from an earlier sign-in, since it was last used"],
    resetLink: ["seconds", "An emailed link to set a new password"],
    welcomeLink: ["seconds", "An emailed link that finishes a sign-up"],
    addressChangeLink: ["seconds", "An emailed link to use another address"],
    addressUndoLink: ["seconds", "An emailed link to undo a change of address"],
    notMeLink: ["seconds", "The “This wasn't me” link in an email about an account's security"],
    recoveryWindow: ["seconds", "How far before an event a recovery by email ends what was added"],
    newFactorGuard: ["seconds", "Some changes ask the mailbox, after a new browser adds a first factor"],
    allowChangeLink: ["seconds", "An emailed link that gives that approval"],
    invitation: ["seconds", "An invitation to an organization"],
    draft: ["seconds", "A draft in a browser"],
    downloadLink: ["seconds", "A link to download a résumé"],
    idempotencyKey: ["seconds", "An idempotency key"],
    undo: ["seconds", "The undo of a move or a bulk change"],
    changeEvent: ["seconds", "An event about a change"],
    webhookAnswer: ["seconds", "The wait for a webhook's response"],
    webhookRetries: ["seconds", "Retries of an event that a webhook doesn't accept"],
    webhookOutage: ["seconds", "A webhook that accepts nothing, before it's switched off"],
    webhookOldSecret: ["seconds", "A webhook's previous secret after rotation"],
    webhookDelivery: ["seconds", "A delivery in a webhook's log"],
    guest: ["seconds", "A sandbox without an account"],
    securityEvent: ["seconds", "An entry in the security log"],
    accessToken: ["seconds", "An OAuth access token"],
    refreshTokenUnused: ["seconds", "An OAuth refresh token that is not used"],
    connection: ["seconds", "The connection of an OAuth client, from the first token on"],
    refreshTokenGrace: [
      "seconds",
      "The time in which a used refresh token works once more, if an answer was lost",
    ],
    deviceCode: ["seconds", "The code with which an app on a device or in a terminal is connected"],
    devicePoll: ["seconds", "The pause after which such an app asks again whether it was allowed"],
    unusedClient: ["seconds", "A registered OAuth client that no one has connected"],
  },
} as const satisfies { readonly [Group in keyof Limits]: { readonly [Name in keyof Limits[Group]]: Words } };

type Table = {
  readonly [Group in keyof Limits]: {
    readonly [Name in keyof Limits[Group]]: Name extends keyof (typeof WORDS)[Group]
      ? readonly [
          value: Limits[Group][Name],
          ...words: (typeof WORDS)[Group][Name] extends Words ? (typeof WORDS)[Group][Name] : never,
        ]
      : never;
  };
};

const table: object = Object.fromEntries(
  Object.entries(WORDS).map(([group, words]) => [
    group,
    Object.fromEntries(
      Object.entries(words).map(([name, told]) => [
        name,
        [(LIMITS[group as keyof Limits] as Record<string, number>)[name], ...told],
      ]),
    ),
  ]),
);

/** Every limit with its unit and what it bounds, for docs/limits.md, /docs/limits, and error messages. */
export const LIMIT_TABLE = table as Table;

/** Returns the count of a rate limit and its window, in seconds. */
export function rateOf([most, pace]: readonly [number, Pace, string]): [most: number, seconds: number] {
  return [most, windowOf(pace)];
}
