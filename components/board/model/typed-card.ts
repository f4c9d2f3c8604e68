import type { Posting } from "#components/posting/use-posting.ts";

/** A card that is being typed. */
export type TypedCard = {
  readonly title: string;
  readonly company: string;
  /** The id of a chosen company; null if its name was only typed. */
  readonly companyId: string | null;
  readonly link: string;
  /** The facts of the job in the posting behind the link. */
  readonly job: Posting["job"];
};

export const noCard: TypedCard = { title: "", company: "", companyId: null, link: "", job: {} };
