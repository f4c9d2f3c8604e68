/** The purposes for which anyone who knows or claims an address can request an email to it. */
export type MailPurpose = "sign_in" | "sign_up" | "confirm" | "reset";

/** One message to one person, as text and HTML. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address that a reply goes to, if one is read. */
  readonly replyTo?: string;
  /** A link that turns off email of this kind, if people can. Email programs show it as a button. */
  readonly unsubscribe?: string;
  /** A calendar file that email programs offer to add, or to remove. */
  readonly calendar?: { readonly method: "REQUEST" | "CANCEL"; readonly text: string };
};

/** A composed message and the purpose for which it was requested; null for those that no one can request. */
export type ComposedMail = Mail & { readonly purpose: MailPurpose | null };

/** The transport of email: SMTP if configured, otherwise the mailbox in the database. */
export interface MailTransport {
  /** Delivers the message. `id` stays the same on retries, so that the receiver can detect them. */
  deliver(mail: Mail, id: string): Promise<void>;
}
