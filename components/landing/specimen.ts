import type { Status } from "#components/status/status-meta.ts";

export type SpecimenCard = {
  title: string;
  company: string;
  /** Days in its column. */
  days: number;
  salary?: string;
  workMode: "remote" | "hybrid" | "onsite";
  interview?: string;
  /** Drawn as just dropped. */
  moved?: boolean;
};

export type SpecimenColumn = { status: Status; count: number; cards?: readonly SpecimenCard[] };

/** A search in its sixth week: made up, but every mark on it is one that the product draws. */
export const specimen: readonly SpecimenColumn[] = [
  {
    status: "saved",
    count: 3,
    cards: [
      { title: "Analytics Engineer", company: "Brightwater", days: 1, salary: "€62–70k", workMode: "remote" },
      { title: "Data Platform Engineer", company: "Osterhus Energy", days: 2, workMode: "hybrid" },
      { title: "BI Developer", company: "Marlow & Finch", days: 4, salary: "€58k", workMode: "onsite" },
    ],
  },
  {
    status: "applied",
    count: 3,
    cards: [
      { title: "Senior Data Analyst", company: "Northgate Health", days: 3, workMode: "hybrid" },
      { title: "Data Engineer", company: "Tessera Labs", days: 9, salary: "€68–75k", workMode: "remote" },
      { title: "Reporting Lead", company: "Kestrel Rail", days: 12, workMode: "onsite" },
    ],
  },
  {
    status: "interviewing",
    count: 2,
    cards: [
      {
        title: "Data Engineer",
        company: "Halden Maps",
        days: 0,
        salary: "€72–80k",
        workMode: "remote",
        interview: "Tue, 14:00",
        moved: true,
      },
      { title: "Product Analyst", company: "Fennel", days: 6, workMode: "hybrid", interview: "Thu, 09:30" },
    ],
  },
  {
    status: "offer",
    count: 1,
    cards: [{ title: "Analytics Lead", company: "Quill & Co", days: 2, salary: "€81k", workMode: "hybrid" }],
  },
  { status: "rejected", count: 5 },
  { status: "accepted", count: 0 },
  { status: "archived", count: 4 },
];
