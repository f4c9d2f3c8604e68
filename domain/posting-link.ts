/** The systems whose postings are recognized by their links, each with its own page for many companies. */
export type PostingSystem =
  | "linkedin"
  | "indeed"
  | "greenhouse"
  | "lever"
  | "ashby"
  | "workday"
  | "smartrecruiters"
  | "recruitee"
  | "personio";

/** A posting as its link names it. */
export type PostingLink = {
  readonly system: PostingSystem;
  /** The link without its scheme that all links to the posting have in common. */
  readonly identity: string;
  /** The posting's id in its system. */
  readonly id: string;
  /** The company's name in the system's paths; missing if the page doesn't state it. */
  readonly board?: string;
  /** The system's region, if its host names one. */
  readonly region?: string;
  /** The labels before the system's own host, such as `acme.wd5`. */
  readonly host?: string;
  /** The path for the system's API. */
  readonly path?: string;
};

type Parts = Readonly<Record<string, string | undefined>>;
type Form = {
  readonly system: PostingSystem;
  /** Matches the host without `www.`; any host if missing. */
  readonly host?: RegExp;
  /** Matches the path; any path if missing. */
  readonly path?: RegExp;
  /** The parameter with the id, and the id's form. */
  readonly parameter?: readonly [name: string, form: RegExp];
};

const KEY = /^[\da-z-]{1,64}$/i;
const NUMBER = /^\d{1,20}$/;
const LINKEDIN = /^(?:[a-z]{2,3}\.)?linkedin\.com$/;
const INDEED = /^(?:[a-z-]{2,8}\.)?indeed\.(?:com|co\.[a-z]{2}|[a-z]{2})$/;
const GREENHOUSE = /^(?:boards|job-boards|boards-api)(?:\.eu)?\.greenhouse\.io$/;
const LEVER = /^(?:jobs|api)(?:\.(?<region>eu))?\.lever\.co$/;
const RECRUITEE = /^(?<host>[\da-z-]{1,63})\.recruitee\.com$/;

/**
 * The forms of links to postings, checked 2026-11-25 against the systems' public pages. The first that fits counts, so
 * a posting in a page's path comes before one in a parameter.
 */
const FORMS: readonly Form[] = [
  {
    system: "linkedin",
    host: LINKEDIN,
    path: /^\/(?:comm\/)?jobs\/view\/(?:[^/]*-)?(?<id>\d{1,20})(?:\/|$)/,
  },
  {
    system: "linkedin",
    host: LINKEDIN,
    path: /^\/jobs-guest\/jobs\/api\/jobPosting\/(?<id>\d{1,20})(?:\/|$)/,
  },
  { system: "linkedin", host: LINKEDIN, path: /^\/jobs(?:\/|$)/, parameter: ["currentJobId", NUMBER] },
  { system: "indeed", host: INDEED, path: /^\/(?:m\/)?viewjob\/?$/, parameter: ["jk", KEY] },
  { system: "indeed", host: INDEED, parameter: ["vjk", KEY] },
  { system: "indeed", host: INDEED, parameter: ["jk", KEY] },
  {
    system: "greenhouse",
    host: GREENHOUSE,
    path: /^\/(?:v1\/boards\/)?(?<board>[^/]+)\/jobs\/(?<id>\d{1,20})(?:\/|$)/,
  },
  { system: "greenhouse", host: GREENHOUSE, path: /^\/embed\/job_app\/?$/, parameter: ["token", NUMBER] },
  { system: "greenhouse", parameter: ["gh_jid", NUMBER] },
  {
    system: "lever",
    host: LEVER,
    path: /^\/(?:v0\/postings\/)?(?!v0\/)(?<board>[^/]+)\/(?<id>[^/]+)(?:\/|$)/,
  },
  {
    system: "ashby",
    host: /^jobs\.ashbyhq\.com$/,
    path: /^\/(?<board>[^/]+)\/(?<id>[^/]+)(?:\/|$)/,
  },
  { system: "ashby", parameter: ["ashby_jid", KEY] },
  {
    system: "workday",
    host: /^(?<host>(?<company>[\da-z_-]{1,63})(?:\.wd\d{1,4})?)\.myworkdayjobs\.com$/,
    path: /^(?:\/wday\/cxs\/[^/]+|\/[a-z]{2}-[A-Z]{2})?\/(?<board>[^/]+)\/(?:job|details)\/(?<path>(?:[^/]+\/(?!apply(?:\/|$)))?[^/]+)(?:\/|$)/,
  },
  {
    system: "workday",
    host: /^(?<data>wd\d{1,4})\.myworkdaysite\.com$/,
    path: /^(?:\/[a-z]{2}-[A-Z]{2})?\/recruiting\/(?<company>[^/]+)\/(?<board>[^/]+)\/(?:job|details)\/(?<path>(?:[^/]+\/(?!apply(?:\/|$)))?[^/]+)(?:\/|$)/,
  },
  {
    system: "smartrecruiters",
    host: /^(?:jobs\.|careers\.)?smartrecruiters\.com$/,
    path: /^\/(?<board>[^/]+)\/(?<id>\d{5,20})(?:-|\/|$)/,
  },
  { system: "recruitee", host: RECRUITEE, path: /^\/(?:l\/[a-z-]{2,8}\/)?o\/(?<id>[^/]+)(?:\/|$)/ },
  {
    system: "personio",
    host: /^(?<host>[\da-z-]{1,63})\.jobs\.personio\.(?:de|com)$/,
    path: /^\/job\/(?<id>\d{1,20})(?:\/|$)/,
  },
];

/** The common link of each system's postings. */
const IDENTITIES: Readonly<
  Record<PostingSystem, (link: Omit<PostingLink, "system" | "identity">) => string>
> = {
  linkedin: ({ id }) => `linkedin.com/jobs/view/${id}`,
  indeed: ({ id }) => `indeed.com/viewjob?jk=${id}`,
  // A company's own page names neither the board nor the region.
  greenhouse: ({ id }) => `boards.greenhouse.io/embed/job_app?token=${id}`,
  lever: ({ board, id }) => `jobs.lever.co/${board?.toLowerCase()}/${id}`,
  ashby: ({ id }) => `jobs.ashbyhq.com/?ashby_jid=${id}`,
  workday: ({ host, board, id }) => `${host}.myworkdayjobs.com/${board?.toLowerCase()}/job/${id}`,
  smartrecruiters: ({ board, id }) => `jobs.smartrecruiters.com/${board?.toLowerCase()}/${id}`,
  recruitee: ({ host, id }) => `${host}.recruitee.com/o/${id}`,
  personio: ({ host, id }) => `${host}.jobs.personio.de/job/${id}`,
};

/** Returns the posting that a link leads to, if it is one of a known system: its page, its form, or its place in a list. */
export function postingOfLink(url: URL): PostingLink | null {
  const host = url.hostname.replace(/^www\./, "");
  for (const { system, host: hosts, path: paths, parameter } of FORMS) {
    const [ofHost, ofPath] = [partsOf(hosts, host), partsOf(paths, url.pathname)];
    const given = parameter ? url.searchParams.get(parameter[0]) : undefined;
    if (ofHost === null || ofPath === null || given === null) continue;
    if (parameter && !parameter[1].test(given ?? "")) continue;
    return linkOf(system, { ...ofHost, ...ofPath, ...(given === undefined ? {} : { id: given }) }, url);
  }
  return null;
}

function partsOf(form: RegExp | undefined, text: string): Parts | null {
  if (!form) return {};
  const found = form.exec(text);
  return found && (found.groups ?? {});
}

function linkOf(system: PostingSystem, parts: Parts, url: URL): PostingLink {
  const board =
    parts.board ?? (system === "greenhouse" ? (url.searchParams.get("for") ?? undefined) : undefined);
  const host = parts.data === undefined ? parts.host : `${parts.company?.toLowerCase()}.${parts.data}`;
  const link = {
    id: (parts.id ?? requisitionOf(parts.path ?? "")).toLowerCase(),
    ...(board === undefined ? {} : { board }),
    ...(parts.region === undefined ? {} : { region: parts.region }),
    ...(host === undefined ? {} : { host }),
    ...(parts.path === undefined ? {} : { path: `${parts.company}/${parts.board}/job/${parts.path}` }),
  };
  return { system, identity: IDENTITIES[system](link), ...link };
}

/** Returns the requisition in the last part of Workday's path, `Data-Engineer_R-123`; the whole part if it names none. */
function requisitionOf(path: string): string {
  const part = path.slice(path.lastIndexOf("/") + 1);
  const requisition = part.slice(part.lastIndexOf("_") + 1);
  return /\d/.test(requisition) ? requisition : part;
}
