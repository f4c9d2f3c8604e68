/** One message to one person, in both forms. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** How mail leaves: SMTP where it is configured, else the mailbox in the database. */
export interface MailTransport {
  /** Hands the message over. `id` is the same at a second try, so that the receiver can tell. */
  deliver(mail: Mail, id: string): Promise<void>;
}
