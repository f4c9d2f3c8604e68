import { STATUSES, WORK_MODES } from "#domain/values.ts";
import { mapColumns } from "./columns.ts";
import type { BoardCard, BoardView } from "./view.ts";

type Pay = NonNullable<BoardCard["compensation"]>;
type PackedPay = [number | null, Pay["payFrequency"], Pay["currency"], number | null, number | null];
/** Marks an unknown value, because an omitted value means 0. */
const UNKNOWN = "-";
type PackedCard = [
  id: string,
  title: string,
  company: number,
  createdAt: number,
  statusSince: number | typeof UNKNOWN,
  /** The index of the work mode, from 1; 0 if unknown. */
  workMode?: number,
  applicationDate?: number | null,
  applicationLink?: string | null,
  compensation?: PackedPay | null,
  nextInterviewAt?: number | null,
  coachNotes?: number,
  isAutoRetired?: 1 | 0,
  closingDate?: number | null,
  offerDeadline?: number | null,
];

/** A board view in the page's format: each id and company once, instants as numbers, nothing empty. */
export type PackedBoardView = {
  readonly board: Omit<BoardView["board"], "columns">;
  readonly companies: readonly (readonly [id: string, name: string])[];
  readonly columns: Readonly<Record<string, readonly PackedCard[]>>;
};

const PREFIX = "app_";

/** Packs a view for the page; a thousand cards shrink to a third of the size. */
export function packBoardView({ board, cards }: BoardView): PackedBoardView {
  const { columns, ...rest } = board;
  const byId = new Map(cards.map((card) => [card.id, card]));
  const epoch = Date.parse(board.createdAt);
  const companies = new Map<string, { index: number; name: string }>();
  const since = (at: string | null) => (at === null ? null : Date.parse(at) - epoch);
  const pack = (card: BoardCard): PackedCard => {
    const company = companies.get(card.companyId) ?? { index: companies.size, name: card.companyName };
    companies.set(card.companyId, company);
    const pay = card.compensation;
    const packed: PackedCard = [
      card.id.slice(PREFIX.length),
      card.title,
      company.index,
      Date.parse(card.createdAt) - epoch,
      card.statusSince === null ? UNKNOWN : Date.parse(card.statusSince) - epoch,
      card.workMode === null ? 0 : WORK_MODES.indexOf(card.workMode) + 1,
      since(card.applicationDate),
      card.applicationLink,
      pay && [pay.payAmount, pay.payFrequency, pay.currency, pay.salaryRangeMin, pay.salaryRangeMax],
      since(card.nextInterviewAt),
      card.coachNotes,
      card.isAutoRetired ? 1 : 0,
      since(card.closingDate),
      since(card.offerDeadline),
    ];
    while (!packed.at(-1)) packed.pop();
    return packed;
  };
  const packed = mapColumns((status) => columns[status].flatMap((id) => byId.get(id) ?? []).map(pack));
  return { board: rest, companies: [...companies].map(([id, { name }]) => [id, name]), columns: packed };
}

/** Returns the view that was packed. */
export function unpackBoardView({ board, companies, columns }: PackedBoardView): BoardView {
  const epoch = Date.parse(board.createdAt);
  const instant = (since: number) => new Date(epoch + since).toISOString();
  const optional = (since: number | null | undefined) => (typeof since === "number" ? instant(since) : null);
  const unpack = (packed: PackedCard): BoardCard => {
    const [
      id,
      title,
      company,
      created = 0,
      since = 0,
      mode = 0,
      applied,
      link,
      pay,
      interview,
      notes,
      retired,
      closing,
      deadline,
    ] = packed;
    const [companyId = "", companyName = ""] = companies[company ?? 0] ?? [];
    return {
      id: PREFIX + id,
      title,
      companyId,
      companyName,
      applicationDate: optional(applied),
      closingDate: optional(closing),
      offerDeadline: optional(deadline),
      applicationLink: link ?? null,
      createdAt: instant(created),
      statusSince: since === UNKNOWN ? null : instant(since),
      workMode: WORK_MODES[mode - 1] ?? null,
      compensation: pay
        ? {
            payAmount: pay[0],
            payFrequency: pay[1],
            currency: pay[2],
            salaryRangeMin: pay[3],
            salaryRangeMax: pay[4],
          }
        : null,
      isAutoRetired: retired === 1,
      coachNotes: notes ?? 0,
      nextInterviewAt: optional(interview),
    };
  };
  const of = (status: string) => columns[status] ?? [];
  return {
    board: { ...board, columns: mapColumns((status) => of(status).map(([id]) => PREFIX + id)) },
    cards: STATUSES.flatMap((status) => of(status).map(unpack)),
  };
}
