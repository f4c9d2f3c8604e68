import type { CardFaceProps } from "#components/board/card/card-face.tsx";
import { DAY_MS } from "#domain/time.ts";
import type { Status } from "#domain/values.ts";

type Card = CardFaceProps["card"];

type SpecimenCard = { card: Card; moved?: boolean };

export type SpecimenColumn = { status: Status; count: number; cards?: readonly SpecimenCard[] };

type Sketch = {
  title: string;
  company: string;
  /** The days in its column. */
  days: number;
  workMode: Card["workMode"];
  /** The yearly range in thousands. */
  pay?: [number, number];
  interviewAt?: string;
  moved?: boolean;
};

/** Returns the columns of a search in its sixth week: made up, but drawn with the board's own card. */
export function specimenColumns(now: number): SpecimenColumn[] {
  const column = (status: Status, sketches: Sketch[]): SpecimenColumn => ({
    status,
    count: sketches.length,
    cards: sketches.map((sketch) => ({ card: draw(sketch, now), moved: sketch.moved })),
  });
  return [
    column("saved", [
      { title: "Analytics Engineer", company: "Brightwater", days: 1, workMode: "remote", pay: [62, 70] },
      { title: "Data Platform Engineer", company: "Osterhus Energy", days: 2, workMode: "hybrid" },
      { title: "BI Developer", company: "Marlow & Finch", days: 4, workMode: "onsite", pay: [58, 58] },
    ]),
    column("applied", [
      { title: "Senior Data Analyst", company: "Northgate Health", days: 3, workMode: "hybrid" },
      { title: "Data Engineer", company: "Tessera Labs", days: 9, workMode: "remote", pay: [68, 75] },
      { title: "Reporting Lead", company: "Kestrel Rail", days: 12, workMode: "onsite" },
    ]),
    column("interviewing", [
      {
        title: "Data Engineer",
        company: "Halden Maps",
        days: 0,
        workMode: "remote",
        pay: [72, 80],
        interviewAt: coming(2, 14, now),
        moved: true,
      },
      {
        title: "Product Analyst",
        company: "Fennel",
        days: 6,
        workMode: "hybrid",
        interviewAt: coming(4, 9, now),
      },
    ]),
    column("offer", [
      { title: "Analytics Lead", company: "Quill & Co", days: 2, workMode: "hybrid", pay: [81, 81] },
    ]),
    { status: "rejected", count: 5 },
    { status: "accepted", count: 0 },
    { status: "archived", count: 4 },
  ];
}

function draw({ title, company, days, workMode, pay, interviewAt }: Sketch, now: number): Card {
  const statusSince = new Date(now - days * DAY_MS).toISOString();
  return {
    id: title,
    title,
    companyId: company,
    companyName: company,
    applicationDate: null,
    closingDate: null,
    offerDeadline: null,
    applicationLink: null,
    createdAt: statusSince,
    statusSince,
    workMode,
    compensation: pay
      ? {
          currency: "EUR",
          payAmount: null,
          payFrequency: "annually",
          salaryRangeMin: pay[0] * 1000,
          salaryRangeMax: pay[1] * 1000,
        }
      : null,
    isAutoRetired: false,
    coachNotes: 0,
    nextInterviewAt: interviewAt ?? null,
  };
}

/** Returns the next instant on that weekday (Sunday is 0) at that hour, tomorrow at the earliest. */
function coming(weekday: number, hour: number, now: number): string {
  const day = new Date(now + DAY_MS);
  day.setUTCHours(hour, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() + ((weekday - day.getUTCDay() + 7) % 7));
  return day.toISOString();
}
