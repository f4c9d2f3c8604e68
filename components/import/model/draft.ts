import type { ImportRow } from "../formats/targets.ts";

/** The reason why a row fails, or why a cell is left out; `code` names its text in the messages. */
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

/** A row of a file that may become a card. */
export type Draft = {
  /** The row's line in the file. */
  line: number;
  title: string;
  company: string;
  row: ImportRow;
  /** The reasons why it can't become a card. */
  failures: Reason[];
  /** The unreadable cells: they are kept in the notes, not in their fields. */
  left: Reason[];
};
