import { calendarOf, type Fixture, mailOf } from "./mail.ts";

/** Emails in the four languages that the rules were written for. */
export const batch1: readonly Fixture[] = [
  {
    name: "confirmation by Greenhouse",
    kind: "confirmation",
    card: "northwind",
    raw: mailOf({
      from: '"Northwind Robotics" <no-reply@us.greenhouse-mail.io>',
      subject: "Thank you for applying to Northwind Robotics",
      text: "Hi Noor,\n\nThanks for applying to Northwind Robotics. Your application has been received and we will review it right away.\n\nIf your application seems like a good fit for the position we will contact you soon to schedule an interview.\n\nRegards,\nNorthwind Robotics\n\n** Please note: Do not reply to this email. **",
    }),
  },
  {
    name: "rejection by Lever",
    kind: "rejection",
    card: "globex-senior",
    raw: mailOf({
      from: "Globex <no-reply@hire.lever.co>",
      subject: "Update on your application",
      text: "Hi Noor,\n\nThank you for your interest in the Senior Product Manager role at Globex and for taking the time to interview with us. After careful consideration, we have decided to move forward with other candidates whose experience more closely matches our current needs.\n\nWe wish you all the best in your job search.",
    }),
  },
  {
    name: "interview with calendar of Outlook",
    kind: "interview",
    card: "acme",
    raw: mailOf({
      from: "Lena Krüger <lena.krueger@acme.de>",
      subject: "Kennenlerngespräch Data Analyst",
      text: "Hallo Noor,\n\nanbei die Einladung. Ich freue mich auf unser Gespräch!\n\nLena",
      calendar: calendarOf([
        "DTSTART;TZID=W. Europe Standard Time:20261203T140000",
        "DTEND;TZID=W. Europe Standard Time:20261203T144500",
        "SUMMARY:Kennenlerngespräch Acme / Noor",
        "ORGANIZER;CN=Lena:mailto:lena.krueger@acme.de",
      ]),
    }),
  },
  {
    name: "offer by a contact",
    kind: "offer",
    card: "stark",
    raw: mailOf({
      from: "Pepper <pepper@starklabs.io>",
      subject: "Your offer",
      text: "Dear Noor,\n\nWe are delighted to offer you the position of DevOps Engineer. Please find the offer letter attached. The base salary is 92,000 EUR. Let us know by Friday whether you accept.",
    }),
  },
  {
    name: "take-home test",
    kind: "question",
    card: "notion",
    raw: mailOf({
      from: "Notion Recruiting <jobs@ashbyhq.com>",
      subject: "Next step: coding challenge for Support Engineer",
      text: "Hi Noor,\n\nThe next step is a short coding challenge. Please complete the assessment within 5 days using the link below. It takes about 90 minutes.\n\nBest,\nThe Notion team",
    }),
  },
  {
    name: "German rejection",
    kind: "rejection",
    card: "mueller",
    raw: mailOf({
      from: "Personalabteilung <bewerbung@mueller-soehne.de>",
      subject: "Ihre Bewerbung als Buchhalter",
      text: "Sehr geehrte Frau Haddad,\n\nvielen Dank für Ihre Bewerbung und das damit verbundene Interesse an unserem Unternehmen.\n\nNach sorgfältiger Prüfung müssen wir Ihnen leider mitteilen, dass wir uns für einen anderen Bewerber entschieden haben.\n\nFür Ihren weiteren beruflichen Weg wünschen wir Ihnen alles Gute.\n\nMit freundlichen Grüßen",
    }),
  },
  {
    name: "German confirmation",
    kind: "confirmation",
    card: "acme",
    raw: mailOf({
      from: "Acme GmbH <jobs@acme.de>",
      subject: "Eingangsbestätigung Ihrer Bewerbung",
      text: "Guten Tag Noor Haddad,\n\nvielen Dank für Ihre Bewerbung als Data Analyst. Wir prüfen Ihre Unterlagen sorgfältig und melden uns in den nächsten zwei Wochen bei Ihnen. Sollte Ihr Profil passen, laden wir Sie gerne zu einem Vorstellungsgespräch ein.\n\nIhr Acme-Team",
    }),
  },
  {
    name: "German interview without calendar",
    kind: "interview",
    card: "mueller",
    raw: mailOf({
      from: "Jutta Müller <j.mueller@mueller-soehne.de>",
      subject: "Einladung zum Vorstellungsgespräch",
      text: "Sehr geehrte Frau Haddad,\n\nIhre Bewerbung hat uns überzeugt. Gerne möchten wir Sie persönlich kennenlernen und laden Sie zu einem Vorstellungsgespräch am 3. Dezember um 10 Uhr ein. Bitte bestätigen Sie uns den Termin.",
    }),
  },
  {
    name: "German offer",
    kind: "offer",
    card: "acme",
    raw: mailOf({
      from: "Lena Krüger <lena.krueger@acme.de>",
      subject: "Dein Vertragsangebot",
      text: "Hallo Noor,\n\nwir freuen uns sehr, dir die Stelle als Data Analyst anbieten zu können! Im Anhang findest du den Arbeitsvertrag. Bitte sende ihn uns unterschrieben bis zum 30.11. zurück.",
    }),
  },
  {
    name: "German missing papers",
    kind: "question",
    card: "mueller",
    raw: mailOf({
      from: "bewerbung@mueller-soehne.de",
      subject: "Ihre Bewerbung - fehlende Unterlagen",
      text: "Sehr geehrte Frau Haddad,\n\nvielen Dank für Ihre Bewerbung. Leider fehlen uns noch Ihre Arbeitszeugnisse. Bitte reichen Sie diese bis Ende der Woche nach. Teilen Sie uns bitte auch Ihre Gehaltsvorstellung und den frühestmöglichen Eintrittstermin mit.",
    }),
  },
];
