import type { Status } from "#domain/values.ts";

/** The facts of a card by which an email finds it. */
export type CardFacts = {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly website: string | null;
  readonly link: string | null;
  readonly status: Status;
  /** The addresses of the people who are linked to the card or work at its company, in lowercase. */
  readonly contactEmails: readonly string[];
  readonly contactNames: readonly string[];
  /** True if an earlier email of the conversation, or of the appointment, is the card's. */
  readonly isInThread: boolean;
};

/** The facts of an email that can name a card. */
export type MailFacts = {
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string | null;
  readonly organizer: string | null;
  readonly subject: string;
  readonly text: string;
  readonly plainSubject: string;
  readonly plainText: string;
  readonly titles: readonly string[];
};
