import type { Posting } from "#components/posting/use-posting.ts";

/** A card while it is typed. */
export type TypedCard = {
  readonly title: string;
  readonly company: string;
  /** The company that was chosen and not only typed. */
  readonly companyId: string | null;
  readonly link: string;
  /** What the posting behind the link says of the job. */
  readonly job: Posting["job"];
};

export const noCard: TypedCard = { title: "", company: "", companyId: null, link: "", job: {} };
