import { type DayOrder, readDate } from "#domain/dates-in-text.ts";
import { currencyIn, readAmount, readCurrency, readFrequency, readPay } from "#domain/pay-in-text.ts";
import { frequencyOf } from "#domain/pay-phrases.ts";
import { readPlace } from "#domain/place-in-text.ts";
import { webAddress } from "#domain/web-address.ts";
import { keyOfWord, PAY_FREQUENCY_WORDS } from "#domain/words-in-text.ts";
import { modeInWords } from "#domain/work-mode-in-text.ts";
import { isBlank } from "../formats/lookup.ts";
import type { ImportRow, Target } from "../formats/targets.ts";
import { WORK_MODE_WORDS, WORK_TYPE_WORDS } from "../formats/words.ts";
import type { Reason } from "./draft.ts";
import { readPast } from "./moments.ts";

/**
 * The result of reading a cell: fields of the row, or why it is left out. A cell that says more than its fields also
 * goes to the notes.
 */
type CellRead = { fields: Partial<ImportRow>; saysMore?: boolean } | { left: Reason["code"] };
type Reader = (text: string, order: DayOrder) => CellRead;

const words =
  <Key extends string>(field: keyof ImportRow, table: Record<Key, readonly string[]>): Reader =>
  (text) => {
    const key = keyOfWord(table, text);
    return key ? { fields: { [field]: key } } : { left: "unreadWord" };
  };
const workMode: Reader = (text) => {
  const key = keyOfWord(WORK_MODE_WORDS, text);
  const mode = key ?? modeInWords(text);
  return mode ? { fields: { workMode: mode }, saysMore: key === undefined } : { left: "unreadWord" };
};
const workType = words("workType", WORK_TYPE_WORDS);
/** Returns a reader that tries the first one, then the second: "Work type" is a heading for both kinds of words. */
const either =
  (first: Reader, second: Reader): Reader =>
  (text, order) => {
    const read = first(text, order);
    return "fields" in read ? read : second(text, order);
  };
const amount =
  (field: keyof ImportRow): Reader =>
  (text) => {
    const pay = readPay(text);
    const value = pay && pay.to === null ? pay.from : readAmount(text);
    return !Number.isFinite(value) ? { left: "unreadAmount" } : { fields: { [field]: value } };
  };
const dayIn =
  (field: keyof ImportRow): Reader =>
  (text, order) => {
    const day = readDate(text, order);
    return day === null ? { left: "unreadDate" } : { fields: { [field]: day } };
  };
const asItIs =
  (field: keyof ImportRow): Reader =>
  (text) => ({ fields: { [field]: text } });

/** The readers of cells, by target; targets that aren't here are read from several cells together. */
export const CELL_READERS: Partial<Record<Target, Reader>> = {
  id: asItIs("id"),
  title: asItIs("title"),
  company: asItIs("company"),
  source: asItIs("source"),
  description: asItIs("description"),
  street: asItIs("street"),
  street2: asItIs("street2"),
  city: (text) => (modeInWords(text) ? readLocation(text) : { fields: { city: text } }),
  state: asItIs("state"),
  country: asItIs("country"),
  postalCode: asItIs("postalCode"),
  companyTitle: (text) => split(text, "company", "title"),
  titleCompany: (text) => split(text, "title", "company"),
  applicationDate: (text, order) => {
    const date = readPast(text, order);
    return "at" in date ? { fields: { applicationDate: date.at } } : date;
  },
  closingDate: dayIn("closingDate"),
  offerDeadline: dayIn("offerDeadline"),
  applicationLink: readLink,
  location: readLocation,
  workMode: either(workMode, workType),
  workType: either(workType, workMode),
  payFrequency: either(words("payFrequency", PAY_FREQUENCY_WORDS), (text) => {
    const payFrequency = readFrequency(text);
    return payFrequency ? { fields: { payFrequency } } : { left: "unreadWord" };
  }),
  currency: (text) => {
    const currency = readCurrency(text);
    return currency ? { fields: { currency } } : { left: "unreadCurrency" };
  },
  pay: readPayCell,
  payAmount: amount("payAmount"),
  salaryRangeMin: amount("salaryRangeMin"),
  salaryRangeMax: amount("salaryRangeMax"),
};

export const AT = /\s(?:@|at)\s/i;

/** Splits "Acme - Data Engineer", "Acme: Cook", "Cook at Acme", "Cook @ Acme". */
function split(text: string, first: "company" | "title", second: "company" | "title"): CellRead {
  const parts = splitAt(text, /\s[-–—|]\s|:\s/);
  if (parts) return { fields: { [first]: parts[0], [second]: parts[1] } };
  const at = splitAt(text, AT);
  return at ? { fields: { title: at[0], company: at[1] } } : { left: "noSplit" };
}

/** Returns the text before and after the first match; null if either is empty. */
function splitAt(text: string, between: RegExp): [string, string] | null {
  const found = between.exec(text);
  if (!found) return null;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return before.trim() && behind.trim() ? [before.trim(), behind.trim()] : null;
}

const MARKDOWN_LINK = /^\[([^\]]{0,200})\]\((https?:\/\/[^\s()]+)\)$/i;

/** Returns the text and the address of a cell that is a Markdown link: [Job post](https://…). */
export function linkIn(cell: string): { text: string; address: string } | null {
  const [, text = "", address] = MARKDOWN_LINK.exec(cell) ?? [];
  return address === undefined ? null : { text: text.trim(), address };
}

function readLink(text: string): CellRead {
  // A formula that was saved as text: =HYPERLINK("https://…", "Apply").
  const linked = /^=HYPERLINK\("([^"]+)"/i.exec(text)?.[1] ?? linkIn(text)?.address ?? text;
  const found = /https?:\/\/[^\s,"<>]+/i.exec(linked)?.[0];
  const link = webAddress(found ?? linked);
  if (link === null) return { left: "unreadLink" };
  return {
    fields: { applicationLink: link },
    saysMore: linked === text && found !== undefined && found !== linked,
  };
}

function readLocation(text: string): CellRead {
  const { place, mode, saysMore } = readPlace(text);
  return { saysMore, fields: { ...(mode ? { workMode: mode } : {}), ...place } };
}

const UP_TO = /\b(?:up to|max|bis|hasta|jusqu|tot)\b/i;
const FROM = /\b(?:from|min|ab|desde)\b|\+$/i;
const AMBIGUOUS_SIGN = /(?<!\p{L})(?:kr|R)(?!\p{L})/u;

function readPayCell(text: string): CellRead {
  const pay = readPay(text);
  // The currency of "kr" depends on the country, and a card is in dollars unless it says otherwise.
  if (!pay || (pay.currency === null && AMBIGUOUS_SIGN.test(text))) return { left: "unreadPay" };
  const amounts =
    pay.to !== null
      ? { salaryRangeMin: pay.from, salaryRangeMax: pay.to }
      : {
          [UP_TO.test(text) ? "salaryRangeMax" : FROM.test(text) ? "salaryRangeMin" : "payAmount"]: pay.from,
        };
  return {
    saysMore: pay.saysMore,
    fields: {
      ...amounts,
      ...(pay.currency ? { currency: pay.currency } : {}),
      ...(pay.frequency ? { payFrequency: pay.frequency } : {}),
    },
  };
}

/** Returns what the heading of a pay column says about all its cells: "Salary (EUR)", "Monthly pay". */
export function payOfHeading(heading: string): Partial<ImportRow> {
  const [currency, payFrequency] = [currencyIn(heading), frequencyOf(heading)];
  return { ...(currency ? { currency } : {}), ...(payFrequency ? { payFrequency } : {}) };
}

/** Reads labels such as "Remote (green), Referral (red)": work modes and types go to their fields, the rest is returned. */
export function readLabels(text: string): { fields: Partial<ImportRow>; rest: string[] } {
  const labels = text.split(/[,;]/).map((label) => withoutBrackets(label.trim()));
  const fields: Partial<ImportRow> = {};
  const rest = labels.filter((label) => {
    const mode = keyOfWord(WORK_MODE_WORDS, label);
    const type = keyOfWord(WORK_TYPE_WORDS, label);
    if (mode) fields.workMode = mode;
    if (type) fields.workType = type;
    return label !== "" && !mode && !type && !isBlank(label);
  });
  return { fields, rest };
}

/** Returns a label without the brackets at its end. */
function withoutBrackets(label: string): string {
  if (!label.endsWith(")")) return label;
  const opening = label.indexOf("(", label.lastIndexOf(")", label.length - 2) + 1);
  return opening === -1 ? label : label.slice(0, opening).trim();
}
