import { calendarOf, type Fixture, mailOf } from "./mail.ts";

/** Mails whose card is hard to tell, and mails that aren't about an application. */
export const ambiguous: readonly Fixture[] = [
  {
    name: "two equal cards",
    kind: "confirmation",
    card: null,
    offered: ["initech-1", "initech-2"],
    raw: mailOf({
      from: "Initech Careers <careers@initech.com>",
      subject: "We received your application for QA Engineer",
      text: "Thank you for applying for the QA Engineer position. We will be in touch.",
    }),
  },
  {
    name: "a title within another",
    kind: "confirmation",
    card: "globex",
    raw: mailOf({
      from: "Globex <careers@globex.com>",
      subject: "Your application for Product Manager",
      text: "Dear Noor,\n\nWe have received your application for Product Manager. Our team will review it.",
    }),
  },
  {
    name: "two cards and no title",
    kind: "interview",
    card: null,
    offered: ["globex", "globex-senior"],
    raw: mailOf({
      from: "Ana <ana@globex.com>",
      subject: "Interview",
      text: "Hi Noor, we would like to invite you to an interview next week. What times work for you?",
    }),
  },
  {
    name: "an open and a closed card",
    kind: "rejection",
    card: "hooli",
    raw: mailOf({
      from: "Hooli Talent <talent@hooli.com>",
      subject: "Your application to Hooli",
      text: "Hi Noor,\n\nUnfortunately we will not be moving forward with your application for the Staff Frontend Developer role at this time.",
    }),
  },
  {
    name: "position filled",
    kind: "rejection",
    card: "wayne",
    raw: mailOf({
      from: "Wayne Logistics HR <hr@waynelogistics.co.uk>",
      subject: "Operations Analyst",
      text: "Dear Noor,\n\nThank you for your patience. The position has now been filled, so we are closing the vacancy. We will keep your CV on file.",
    }),
  },
  {
    name: "interview moved",
    kind: "interview",
    card: "northwind",
    raw: mailOf({
      from: "Kim Ode <kim@northwind-robotics.com>",
      subject: "Re: Interview on Thursday",
      text: "Hi Noor,\n\nSomething came up and I need to reschedule our interview. Would Friday at 3pm work for you instead?\n\nKim\n\nOn Mon, Nov 16, 2026 at 9:00 AM Noor Haddad <noor.haddad@mailbox.example> wrote:\n> Thursday works.\n> Unfortunately we decided to move forward with other candidates",
    }),
  },
  {
    name: "interview canceled by calendar",
    kind: "interview",
    card: "northwind",
    raw: mailOf({
      from: "Kim Ode <kim@northwind-robotics.com>",
      subject: "Canceled: Interview Backend Engineer",
      text: "This event has been canceled.",
      calendar: calendarOf(
        [
          "DTSTART;TZID=America/New_York:20261210T100000",
          "DTEND;TZID=America/New_York:20261210T110000",
          "SUMMARY:Interview Backend Engineer",
          "STATUS:CANCELLED",
          "ORGANIZER:mailto:kim@northwind-robotics.com",
        ],
        "CANCEL",
      ),
    }),
  },
  {
    name: "unknown employer",
    kind: "confirmation",
    card: null,
    raw: mailOf({
      from: "Umbrella Careers <jobs@umbrella.example>",
      subject: "Application received: Lab Technician",
      text: "Thank you for your application for Lab Technician. We have received your application and will get back to you.",
    }),
  },
  {
    name: "job alert",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>",
      subject: "12 new jobs for Backend Engineer in Berlin",
      headers: ["List-Unsubscribe: <https://linkedin.com/u>"],
      text: "Your job alert for Backend Engineer\n\nNorthwind Robotics is hiring a Backend Engineer\n\n12 new jobs match your preferences. View jobs.",
    }),
  },
  {
    name: "newsletter",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Globex <news@globex.com>",
      subject: "Globex weekly newsletter",
      headers: ["List-Unsubscribe: <https://globex.com/u>"],
      text: "This week: our product manager podcast, a webinar, and a discount. View this email in your browser.",
    }),
  },
  {
    name: "recruiter's first mail",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Sam Recruiter <sam@talentfirm.example>",
      subject: "Exciting opportunity",
      text: "Hi Noor,\n\nI came across your profile on LinkedIn and was impressed by your background. I have an exciting opportunity with one of my clients. Are you open to a quick chat?",
    }),
  },
  {
    name: "own mail",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Noor Haddad <noor.haddad@mailbox.example>",
      subject: "Re: Your application",
      text: "Dear Ana,\n\nThank you for the invitation to an interview. I am available on Tuesday.\n\nNoor",
    }),
  },
];
