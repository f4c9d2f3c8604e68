import { calendarOf, type Fixture, mailOf } from "./mail.ts";

const FAILED = "Authentication-Results: mx.example; spf=fail; dkim=none; dmarc=fail (p=reject)";
const PASSED = "Authentication-Results: mx.example; spf=pass; dkim=pass; dmarc=pass";
const base64 = (text: string) =>
  Buffer.from(text)
    .toString("base64")
    .replace(/(.{76})/g, "$1\r\n");

/** Returns an email of nested parts, with its text in the innermost. */
function nested(depth: number, text: string): string {
  let body = `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
  for (let level = 0; level < depth; level += 1) {
    body = `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n${body}\r\n--b${level}--\r\n`;
  }
  return `From: Kim <kim@northwind-robotics.com>\r\nTo: noor.haddad@mailbox.example\r\nSubject: Backend Engineer\r\nMessage-ID: <n@x>\r\nMIME-Version: 1.0\r\n${body}`;
}

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

/** Emails with unusual structure or forged senders, and other people's emails. */
export const hostile: readonly Fixture[] = [
  {
    name: "parts within parts",
    kind: "rejection",
    card: "northwind",
    raw: nested(12, "Unfortunately we have decided not to move forward with your application."),
  },
  {
    name: "8-bit headers",
    kind: "rejection",
    card: "mueller",
    raw: latin1(
      "From: M\u00fcller & S\u00f6hne <bewerbung@mueller-soehne.de>\r\nSubject: Ihre Bewerbung als Buchhalter f\u00fcr unser B\u00fcro\r\nMessage-ID: <8@x>\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nLeider m\u00fcssen wir Ihnen absagen. Wir haben uns f\u00fcr einen anderen Bewerber entschieden.",
    ),
  },
  {
    name: "encoded words and quoted-printable",
    kind: "interview",
    card: "lumiere",
    raw: "From: =?utf-8?Q?Lumi=C3=A8re_Sant=C3=A9?= <rh@lumiere-sante.fr>\r\nSubject: =?utf-8?B?SW52aXRhdGlvbiDDoCB1biBlbnRyZXRpZW4=?=\r\nMessage-ID: <q@x>\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nBonjour, nous souhaiterions vous rencontrer pour un entretien. Quelles sont vos dis=\r\nponibilit=C3=A9s ?",
  },
  {
    name: "HTML in Base64",
    kind: "confirmation",
    card: "globex",
    raw: `From: Globex <careers@globex.com>\r\nSubject: Application received\r\nMessage-ID: <h@x>\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64("<html><style>p{}</style><body><table><tr><td>Thank you for applying to the <b>Product Manager</b> role. We have received your application.</td></tr></table></body></html>")}`,
  },
  {
    name: "a huge table",
    kind: "rejection",
    card: "wayne",
    raw: mailOf({
      from: "HR <hr@waynelogistics.co.uk>",
      subject: "Operations Analyst",
      html: `<p>We regret to inform you that you have not been selected.</p><table>${"<tr><td>x</td></tr>".repeat(40_000)}</table>`,
    }),
  },
  {
    name: "a bomb of a calendar",
    kind: "interview",
    card: "northwind",
    raw: mailOf({
      from: "Kim <kim@northwind-robotics.com>",
      subject: "Interview",
      text: "Your interview with us.",
      calendar: calendarOf([
        "DTSTART:20261203T140000Z",
        `RRULE:FREQ=SECONDLY;COUNT=999999999`,
        ...Array.from({ length: 3_000 }, (_, index) => `X-JUNK-${index % 9}:${"y".repeat(40)}`),
      ]),
    }),
  },
  {
    name: "a forged employer",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Globex HR <hr@globex.com>",
      subject: "Job offer: Product Manager",
      text: "We are pleased to offer you the position of Product Manager. Please sign the attached contract.",
      headers: [FAILED],
    }),
  },
  {
    name: "a forged result below the real one",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Globex HR <hr@globex.com>",
      subject: "Your offer letter",
      text: "We are delighted to offer you the role.",
      headers: [FAILED, PASSED],
    }),
  },
  {
    name: "a fee for a laptop",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Globex Careers <globex.careers@gmail.com>",
      subject: "You are hired",
      text: "Congratulations! You are hired as Product Manager at Globex. To start, buy the equipment and send the deposit in bitcoin or gift cards. Contact our manager on Telegram.",
    }),
  },
  {
    name: "a check to deposit",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Northwind Robotics <hr@northwind-robotics-careers.com>",
      subject: "Offer for Backend Engineer",
      text: "We are pleased to offer you the position. No interview required. We will mail you a check to purchase your home office equipment; reply with your bank account number and a copy of your ID.",
    }),
  },
  {
    name: "a password page",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Workday <no-reply@myworkday-secure.com>",
      subject: "Your application to Wayne Logistics needs attention",
      text: "Your candidate account will be suspended. Verify your identity within 24 hours or it will be closed. Sign in here to confirm your credentials.",
    }),
  },
  {
    name: "a friend forwards theirs",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Sara <sara@friend.example>",
      subject: "Fwd: Your application to Globex",
      text: "Look what they wrote me!\n\n---------- Forwarded message ---------\nFrom: Globex <careers@globex.com>\nDate: Mon, 16 Nov 2026\nSubject: Your application to Globex\nTo: Sara <sara@friend.example>\n\nUnfortunately, we decided to move forward with other candidates for Product Manager.",
    }),
  },
  {
    name: "a friend forwards in German",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Jonas <jonas@freund.example>",
      subject: "WG: Einladung",
      text: "Schau mal\n\nVon: Acme GmbH <jobs@acme.de>\nGesendet: Montag, 16. November 2026\nAn: Jonas <jonas@freund.example>\nBetreff: Einladung zum Vorstellungsgespräch\n\nWir laden Sie zum Vorstellungsgespräch als Data Analyst ein.",
    }),
  },
  {
    name: "forwarded by the person",
    kind: "rejection",
    card: "globex-senior",
    raw: mailOf({
      from: "Noor Haddad <noor.haddad@mailbox.example>",
      subject: "Fwd: Senior Product Manager",
      text: "---------- Forwarded message ---------\nFrom: Ana Li <ana@globex.com>\nDate: Mon, 16 Nov 2026 at 10:00\nSubject: Senior Product Manager\nTo: Noor Haddad <noor.haddad@mailbox.example>\n\nHi Noor, I'm afraid we won't be taking your application further.",
    }),
  },
  {
    name: "forwarded by the person in French",
    kind: "interview",
    card: "lumiere",
    raw: mailOf({
      from: "Noor Haddad <noor.haddad@mailbox.example>",
      subject: "TR : Entretien",
      text: "De : Claire Petit <claire.petit@lumiere-sante.fr>\nEnvoyé : lundi 16 novembre 2026 10:00\nÀ : Noor Haddad <noor.haddad@mailbox.example>\nObjet : Entretien\n\nBonjour Noor, je vous propose un entretien en visio jeudi à 15 h.",
    }),
  },
  {
    name: "the person's own answer",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "noor.haddad@mailbox.example",
      subject: "Re: Interview invitation",
      text: "Thank you for the invitation! Tuesday at 10 works for me.\n\nOn Mon, Nov 16, 2026, Kim <kim@northwind-robotics.com> wrote:\n> We would like to invite you to an interview.",
    }),
  },
  {
    name: "another role at a company",
    kind: "confirmation",
    card: null,
    raw: mailOf({
      from: "Northwind Robotics <jobs@northwind-robotics.com>",
      subject: "We received your application for Warehouse Supervisor",
      text: "Thank you for applying for Warehouse Supervisor. We have received your application.",
    }),
  },
  {
    name: "another company named alike",
    kind: "confirmation",
    card: null,
    raw: mailOf({
      from: "Acme Bakery <jobs@acmebakery.example>",
      subject: "Application received: Baker",
      text: "Thank you for your application for Baker at Acme Bakery. We have received your application.",
    }),
  },
  {
    name: "a common word as a name",
    kind: "rejection",
    card: null,
    raw: mailOf({
      from: "Tyrell HR <hr@tyrell.example>",
      subject: "Your application for Engineer",
      text: "Unfortunately, we decided not to proceed. We had no notion of how many orange applications would come in.",
    }),
  },
  {
    name: "a private appointment",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Dr. Weber <praxis@weber.example>",
      subject: "Zahnarzt",
      text: "Ihr Termin",
      calendar: calendarOf(["DTSTART;TZID=Europe/Berlin:20261203T140000", "SUMMARY:Zahnarzt"]),
    }),
  },
  {
    name: "an answer to an invitation",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Noor Haddad <noor.haddad@mailbox.example>",
      subject: "Accepted: Interview",
      text: "Noor has accepted.",
      calendar: calendarOf(["DTSTART:20261203T140000Z", "SUMMARY:Interview"], "REPLY"),
    }),
  },
  {
    name: "an out-of-office reply",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Ana <ana@globex.com>",
      subject: "Automatic reply: Product Manager",
      text: "I am out of office until Monday. For interviews contact the team.",
      headers: ["Auto-Submitted: auto-replied"],
    }),
  },
  {
    name: "a webinar with a calendar",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Hooli Events <events@hooli-events.example>",
      subject: "You're registered: webinar",
      text: "Join our webinar on frontend trends.",
      calendar: calendarOf(["DTSTART:20261203T140000Z", "SUMMARY:Webinar"], "PUBLISH"),
    }),
  },
  {
    name: "hidden text",
    kind: "confirmation",
    card: "hooli",
    raw: mailOf({
      from: "Hooli <talent@hooli.com>",
      subject: "Thank you for applying to Hooli: Staff Frontend Developer",
      text: "We received your application and will be in touch.\u200b\u200b",
      headers: [PASSED],
    }),
  },
  {
    name: "a template with both answers",
    kind: "confirmation",
    card: "northwind",
    raw: mailOf({
      from: "Northwind Robotics <jobs@northwind-robotics.com>",
      subject: "Application received",
      text: "Thank you for applying for Backend Engineer. If we decide to move forward with other candidates, we will let you know. If you are selected, we would like to invite you to an interview. Should we make you an offer, a background check follows.",
    }),
  },
  { name: "no headers to speak of", kind: "other", card: null, raw: "\r\n\r\nhello" },
  {
    name: "binary rubbish",
    kind: "other",
    card: null,
    raw: Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256),
  },
];
