import type { PostingLink, PostingSystem } from "#domain/posting-link.ts";

/** A system's public API: its address, and the path of each of a posting's fields in its response, such as `location.name`. */
export type PostingApi = {
  /** The day of the last comparison with the system's responses and documentation. */
  readonly checked: string;
  /** Returns the address of a posting; null if the posting's link lacks a segment of the address. */
  readonly address: (link: PostingLink) => string | null;
  /** True if it responds with XML instead of JSON. */
  readonly isXml?: true;
  /** The address of the script or frame that embeds the system in a company's page, up to the board's name. */
  readonly embedded?: string;
  /** The list that contains the posting, and the field that has its id; missing if the response is the posting. */
  readonly list?: { readonly at: string; readonly id: string };
  readonly title: readonly string[];
  readonly company?: readonly string[];
  /** A text such as "Berlin, Germany". */
  readonly place: readonly string[];
  readonly parts?: Readonly<Partial<Record<"street" | "city" | "state" | "country" | "postalCode", string>>>;
  /** Texts that name the mode of work. */
  readonly mode?: readonly string[];
  /** Booleans, one for each mode of work. */
  readonly flags?: Readonly<Partial<Record<"remote" | "hybrid" | "onsite", string>>>;
  readonly type: readonly string[];
  readonly closes?: readonly string[];
  /** The parts of the description, in order; a list's entries have a heading and a text. */
  readonly description: readonly string[];
  readonly pay?: {
    readonly at: string;
    /** In a list, selects the entry whose field has a value: the field, and the value. */
    readonly where?: readonly [string, string];
    readonly min: string;
    readonly max: string;
    readonly currency: string;
    readonly period: string;
    readonly inCents?: boolean;
  };
};

/** Encodes a segment of a link's path for an API's path, so that it stays one segment. */
const segment = (text: string) => {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return encodeURIComponent(text);
  }
};

/** The systems with a public API for postings. */
export const POSTING_APIS: Readonly<Partial<Record<PostingSystem, PostingApi>>> = {
  greenhouse: {
    checked: "2026-11-25",
    address: ({ board, id }) =>
      board
        ? `https://boards-api.greenhouse.io/v1/boards/${segment(board)}/jobs/${segment(id)}?pay_transparency=true`
        : null,
    embedded: "greenhouse.io/embed/job_board/js?for=",
    title: ["title"],
    company: ["company_name"],
    place: ["location.name"],
    mode: ["location.name", "metadata.Workplace Type", "metadata.Location Type"],
    type: ["metadata.Employment Type", "metadata.Job Type"],
    closes: ["application_deadline"],
    description: ["content"],
    pay: {
      at: "pay_input_ranges",
      min: "min_cents",
      max: "max_cents",
      currency: "currency_type",
      period: "title",
      inCents: true,
    },
  },
  lever: {
    checked: "2026-11-25",
    address: ({ board, id, region }) =>
      board
        ? `https://api.${region === "eu" ? "eu." : ""}lever.co/v0/postings/${segment(board)}/${segment(id)}`
        : null,
    title: ["text"],
    place: ["categories.location"],
    parts: { country: "country" },
    mode: ["workplaceType", "categories.location"],
    type: ["categories.commitment"],
    description: ["description", "lists", "additional"],
    pay: {
      at: "salaryRange",
      min: "min",
      max: "max",
      currency: "currency",
      period: "interval",
    },
  },
  ashby: {
    checked: "2026-11-25",
    address: ({ board }) =>
      board
        ? `https://api.ashbyhq.com/posting-api/job-board/${segment(board)}?includeCompensation=true`
        : null,
    embedded: "jobs.ashbyhq.com/",
    list: { at: "jobs", id: "id" },
    title: ["title"],
    place: ["location"],
    parts: {
      city: "address.postalAddress.addressLocality",
      state: "address.postalAddress.addressRegion",
      country: "address.postalAddress.addressCountry",
    },
    mode: ["workplaceType"],
    flags: { remote: "isRemote" },
    type: ["employmentType"],
    description: ["descriptionHtml"],
    pay: {
      at: "compensation.summaryComponents",
      where: ["compensationType", "Salary"],
      min: "minValue",
      max: "maxValue",
      currency: "currencyCode",
      period: "interval",
    },
  },
  smartrecruiters: {
    checked: "2026-11-25",
    address: ({ board, id }) =>
      board ? `https://api.smartrecruiters.com/v1/companies/${segment(board)}/postings/${segment(id)}` : null,
    title: ["name"],
    company: ["company.name"],
    place: ["location.fullLocation"],
    parts: {
      street: "location.address",
      city: "location.city",
      state: "location.region",
      country: "location.country",
      postalCode: "location.postalCode",
    },
    mode: ["location.locationType"],
    flags: { hybrid: "location.hybrid", remote: "location.remote" },
    type: ["typeOfEmployment.label"],
    description: [
      "jobAd.sections.companyDescription",
      "jobAd.sections.jobDescription",
      "jobAd.sections.qualifications",
      "jobAd.sections.additionalInformation",
    ],
    pay: { at: "compensation", min: "min", max: "max", currency: "currency", period: "period" },
  },
  recruitee: {
    checked: "2026-11-25",
    address: ({ host, id }) => `https://${host}.recruitee.com/api/offers/${id}`,
    title: ["offer.title"],
    company: ["offer.company_name"],
    place: ["offer.location"],
    parts: {
      city: "offer.city",
      state: "offer.state_name",
      country: "offer.country",
      postalCode: "offer.postal_code",
      street: "offer.street",
    },
    flags: { hybrid: "offer.hybrid", remote: "offer.remote", onsite: "offer.on_site" },
    type: ["offer.employment_type_code"],
    closes: ["offer.close_at"],
    description: ["offer.description", "offer.requirements"],
    pay: { at: "offer.salary", min: "min", max: "max", currency: "currency", period: "period" },
  },
  personio: {
    checked: "2026-11-25",
    address: ({ host }) => `https://${host}.jobs.personio.de/xml`,
    isXml: true,
    list: { at: "workzag-jobs.position", id: "id" },
    title: ["name"],
    company: ["subcompany"],
    place: ["office"],
    mode: ["office"],
    type: ["employmentType", "schedule"],
    description: ["jobDescriptions.jobDescription"],
  },
  workday: {
    checked: "2026-11-25",
    address: ({ host, path }) => (path ? `https://${host}.myworkdayjobs.com/wday/cxs/${path}` : null),
    title: ["jobPostingInfo.title"],
    company: ["hiringOrganization.name"],
    place: ["jobPostingInfo.location"],
    parts: { country: "jobPostingInfo.country.descriptor" },
    mode: ["jobPostingInfo.remoteType", "jobPostingInfo.location"],
    type: ["jobPostingInfo.workerSubType", "jobPostingInfo.timeType"],
    closes: ["jobPostingInfo.endDate"],
    description: ["jobPostingInfo.jobDescription"],
  },
};

/** Adds the board that a page embeds to a posting's link, if the link lacks a board. */
export function withBoardIn(posting: PostingLink, page: string): PostingLink {
  const mark = POSTING_APIS[posting.system]?.embedded;
  const at = mark === undefined || posting.board !== undefined ? -1 : page.indexOf(mark);
  const rest = at === -1 ? "" : page.slice(at + (mark ?? "").length, at + BOARD_REACH);
  const board = /^[\w.%-]{1,80}/.exec(rest)?.[0];
  return board === undefined ? posting : { ...posting, board };
}
const BOARD_REACH = 160;
