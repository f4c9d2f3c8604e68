import type { ImportRow } from "../formats/targets.ts";

/** Why a row fails, or why a cell of it is left out; `code` names its text in the messages. */
export type Reason = {
  code:
    | "noTitle"
    | "noCompany"
    | "noSplit"
    | "unknownStatus"
    | "unreadDate"
    | "futureDate"
    | "unreadPay"
    | "unreadAmount"
    | "unreadLink"
    | "unreadWord"
    | "unreadCurrency"
    | "rangeTurned";
  heading: string;
  value: string;
};

/** A row of a file on its way to a card. */
export type Draft = {
  /** Where it stands in the file. */
  line: number;
  title: string;
  company: string;
  row: ImportRow;
  /** Why it can't become a card. */
  failures: Reason[];
  /** What could not be read: it is kept in the notes, not in its field. */
  left: Reason[];
};
