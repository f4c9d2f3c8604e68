/** Why whoever knows an address, or says that it is theirs, can have a mail sent to it. */
export type MailPurpose = "sign_in" | "sign_up" | "confirm" | "reset";

/** One message to one person, in both forms. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Turns off mail of its kind, where people can; the mail program offers it as a button. */
  readonly unsubscribe?: string;
};

/** A message that is composed but not sent, and what it was requested for; null where nobody can request it. */
export type ComposedMail = Mail & { readonly purpose: MailPurpose | null };

/** How mail leaves: SMTP where it is configured, else the mailbox in the database. */
export interface MailTransport {
  /** Hands the message over. `id` is the same at a second try, so that the receiver can tell. */
  deliver(mail: Mail, id: string): Promise<void>;
}
