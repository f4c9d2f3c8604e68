/** A mail provider's IMAP server, and what its users must know before they connect a mailbox. */
export type MailHost = {
  readonly domains: readonly string[];
  readonly host: string;
  /**
   * `app_password`: the usual password doesn't work. `turn_on`: IMAP is off until turned on. `impossible`: no
   * password works (as of 2026-11).
   */
  readonly note: "app_password" | "turn_on" | "impossible";
  /** The page on which an app password is created, or IMAP turned on. */
  readonly help: string;
};

/** The port on which all of them accept TLS connections. */
export const TLS_PORT = 993;
const APPLE = "https://support.apple.com/102654";

/** The providers that are recognized by the domain of an address. */
const MAIL_HOSTS: readonly MailHost[] = [
  {
    domains: ["gmail.com", "googlemail.com"],
    host: "imap.gmail.com",
    note: "app_password",
    help: "https://myaccount.google.com/apppasswords",
  },
  {
    domains: ["outlook.com", "outlook.de", "outlook.fr", "outlook.es", "hotmail.com", "live.com", "msn.com"],
    host: "outlook.office365.com",
    note: "impossible",
    help: "https://support.microsoft.com/office/modern-authentication-methods-now-needed-to-continue-syncing-outlook-email-in-non-microsoft-email-apps-c5d65390-9676-4763-b41f-d7986499a90d",
  },
  {
    domains: ["fastmail.com", "fastmail.fm"],
    host: "imap.fastmail.com",
    note: "app_password",
    help: "https://www.fastmail.help/hc/en-us/articles/360058752854",
  },
  {
    domains: ["icloud.com", "me.com", "mac.com"],
    host: "imap.mail.me.com",
    note: "app_password",
    help: APPLE,
  },
  {
    domains: ["yahoo.com", "yahoo.co.uk", "yahoo.de", "yahoo.fr", "yahoo.es", "ymail.com"],
    host: "imap.mail.yahoo.com",
    note: "app_password",
    help: "https://help.yahoo.com/kb/SLN15241.html",
  },
  {
    domains: ["gmx.de", "gmx.net", "gmx.at", "gmx.ch"],
    host: "imap.gmx.net",
    note: "turn_on",
    help: "https://hilfe.gmx.net/pop-imap/einschalten.html",
  },
  {
    domains: ["gmx.com"],
    host: "imap.gmx.com",
    note: "turn_on",
    help: "https://support.gmx.com/pop-imap/toggle.html",
  },
  {
    domains: ["web.de"],
    host: "imap.web.de",
    note: "turn_on",
    help: "https://hilfe.web.de/pop-imap/einschalten.html",
  },
];

/** Returns the provider of an address, or null if its domain is unknown. */
export function mailHostOf(address: string): MailHost | null {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  return MAIL_HOSTS.find(({ domains }) => domains.includes(domain)) ?? null;
}
