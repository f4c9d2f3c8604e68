import type { PostingLink, PostingSystem } from "#domain/posting-link.ts";

/** The places of a posting's fields in the response of a system's public interface, as paths: `location.name`. */
export type Interface = {
  /** The day on which this was compared with the system's responses and documentation. */
  readonly checked: string;
  /** The address for a posting; null if its link doesn't name all parts. */
  readonly address: (link: PostingLink) => string | null;
  readonly types: readonly string[];
  /** The beginning of the address of a script or frame with which a company's page embeds the system, before the board's name. */
  readonly embedded?: string;
  /** The list that contains the posting, and the field that has its id; missing if the response is the posting. */
  readonly list?: { readonly at: string; readonly id: string };
  readonly title: readonly string[];
  readonly company: readonly string[];
  /** A text such as "Berlin, Germany". */
  readonly place: readonly string[];
  readonly parts?: Readonly<Partial<Record<"street" | "city" | "state" | "country" | "postalCode", string>>>;
  /** Words, or flags by the mode that they mean. */
  readonly mode: readonly string[];
  readonly flags?: Readonly<Partial<Record<"remote" | "hybrid" | "onsite", string>>>;
  readonly type: readonly string[];
  readonly closes: readonly string[];
  /** The parts of the description, in order; a list's entries have a heading and a text. */
  readonly description: readonly string[];
  readonly pay?: {
    readonly at: string;
    /** The entry of a list that is the pay: the field, and its value. */
    readonly where?: readonly [string, string];
    readonly min: string;
    readonly max: string;
    readonly currency: string;
    readonly period: string;
    readonly inCents?: boolean;
  };
};

const JSON_TYPES = ["application/json", "text/json"];
/** Encodes a part of a link's path for another path, which it can't leave. */
const part = (text: string) => {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return encodeURIComponent(text);
  }
};

/** The systems whose postings have a public interface. */
export const INTERFACES: Readonly<Partial<Record<PostingSystem, Interface>>> = {
  greenhouse: {
    checked: "2026-11-25",
    address: ({ board, id }) =>
      board
        ? `https://boards-api.greenhouse.io/v1/boards/${part(board)}/jobs/${part(id)}?pay_transparency=true`
        : null,
    types: JSON_TYPES,
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
        ? `https://api.${region === "eu" ? "eu." : ""}lever.co/v0/postings/${part(board)}/${part(id)}`
        : null,
    types: JSON_TYPES,
    title: ["text"],
    company: [],
    place: ["categories.location"],
    parts: { country: "country" },
    mode: ["workplaceType", "categories.location"],
    type: ["categories.commitment"],
    closes: [],
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
      board ? `https://api.ashbyhq.com/posting-api/job-board/${part(board)}?includeCompensation=true` : null,
    types: JSON_TYPES,
    embedded: "jobs.ashbyhq.com/",
    list: { at: "jobs", id: "id" },
    title: ["title"],
    company: [],
    place: ["location"],
    parts: {
      city: "address.postalAddress.addressLocality",
      state: "address.postalAddress.addressRegion",
      country: "address.postalAddress.addressCountry",
    },
    mode: ["workplaceType"],
    flags: { remote: "isRemote" },
    type: ["employmentType"],
    closes: [],
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
      board ? `https://api.smartrecruiters.com/v1/companies/${part(board)}/postings/${part(id)}` : null,
    types: JSON_TYPES,
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
    closes: [],
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
    types: JSON_TYPES,
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
    mode: [],
    flags: { hybrid: "offer.hybrid", remote: "offer.remote", onsite: "offer.on_site" },
    type: ["offer.employment_type_code"],
    closes: ["offer.close_at"],
    description: ["offer.description", "offer.requirements"],
    pay: { at: "offer.salary", min: "min", max: "max", currency: "currency", period: "period" },
  },
  personio: {
    checked: "2026-11-25",
    address: ({ host }) => `https://${host}.jobs.personio.de/xml`,
    types: ["text/xml", "application/xml"],
    list: { at: "workzag-jobs.position", id: "id" },
    title: ["name"],
    company: ["subcompany"],
    place: ["office"],
    mode: ["office"],
    type: ["employmentType", "schedule"],
    closes: [],
    description: ["jobDescriptions.jobDescription"],
  },
  workday: {
    checked: "2026-11-25",
    address: ({ host, path }) => (path ? `https://${host}.myworkdayjobs.com/wday/cxs/${path}` : null),
    types: JSON_TYPES,
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

/** Returns the posting with the board whose script or frame a page embeds, if the page's address lacks it. */
export function withBoardIn(posting: PostingLink, page: string): PostingLink {
  const mark = INTERFACES[posting.system]?.embedded;
  const at = mark === undefined || posting.board !== undefined ? -1 : page.indexOf(mark);
  const rest = at === -1 ? "" : page.slice(at + (mark ?? "").length, at + BOARD_REACH);
  const board = /^[\w.%-]{1,80}/.exec(rest)?.[0];
  return board === undefined ? posting : { ...posting, board };
}
const BOARD_REACH = 160;
