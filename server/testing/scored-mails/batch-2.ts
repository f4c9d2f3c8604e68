import { calendarOf, type Fixture, mailOf } from "./mail.ts";

/** Emails with new wording, written after the rules were extended the first time. */
export const batch2: readonly Fixture[] = [
  {
    name: "not progressing",
    kind: "rejection",
    card: "northwind",
    raw: mailOf({
      from: "People <people@northwind-robotics.com>",
      subject: "Northwind Robotics: your candidacy",
      text: "Hello Noor, we appreciate the effort that went into your application. Having reviewed it alongside the others, we will not be progressing your candidacy any further.",
    }),
  },
  {
    name: "search put off",
    kind: "rejection",
    card: "wayne",
    raw: mailOf({
      from: "hr@waynelogistics.co.uk",
      subject: "Operations Analyst post",
      text: "Dear Noor, owing to a restructuring, the Operations Analyst post has been withdrawn. We apologise for any inconvenience this may cause.",
    }),
  },
  {
    name: "offer accepted by another",
    kind: "rejection",
    card: "hooli",
    raw: mailOf({
      from: "Hooli <talent@hooli.com>",
      subject: "Staff Frontend Developer",
      text: "Hi! Quick update: our first choice has accepted, so the seat is taken. I'd love to stay in touch for the next one.",
    }),
  },
  {
    name: "we'll keep your résumé",
    kind: "rejection",
    card: "orange",
    raw: mailOf({
      from: "Orange <no-reply@us.greenhouse-mail.io>",
      subject: "UX Designer at Orange",
      text: "Thanks again for your interest in the UX Designer role. While your portfolio stood out, other applicants' experience was more in line with what the team needs right now. We'd like to keep your details for the future.",
    }),
  },
  {
    name: "we got it",
    kind: "confirmation",
    card: "hooli",
    raw: mailOf({
      from: "Hooli <no-reply@hire.lever.co>",
      subject: "Hooli application",
      text: "Hi Noor, we've got your application for Staff Frontend Developer. Sit tight - we'll come back to you either way.",
    }),
  },
  {
    name: "status page",
    kind: "confirmation",
    card: "wayne",
    raw: mailOf({
      from: "Wayne Logistics <waynelogistics@myworkday.com>",
      subject: "Thank you for your submission",
      text: "You have completed your application for Operations Analyst. You can check its status in your candidate home.",
    }),
  },
  {
    name: "meet for coffee",
    kind: "interview",
    card: "stark",
    raw: mailOf({
      from: "Pepper Lindqvist <pepper@starklabs.io>",
      subject: "Coffee with the founders",
      text: "Noor, the founders are in town on Thursday and are keen to meet you in person. Could you drop by at 4pm?",
    }),
  },
  {
    name: "screening",
    kind: "interview",
    card: "orange",
    raw: mailOf({
      from: "Mia Tan <mia.tan@orange-hiring.example>",
      subject: "Orange: UX Designer phone screen",
      text: "Hi Noor, I look after recruiting for Orange. I'd like to set up a 20-minute phone screen for the UX Designer role. When are you around on Tuesday?",
    }),
  },
  {
    name: "Teams invitation",
    kind: "interview",
    card: "globex",
    raw: mailOf({
      from: "Ana Li <ana@globex.com>",
      subject: "Product Manager - Noor / Globex",
      text: "Microsoft Teams meeting\nJoin on your computer or mobile app",
      calendar: calendarOf([
        "DTSTART;TZID=Eastern Standard Time:20261109T100000",
        "DTEND;TZID=Eastern Standard Time:20261109T110000",
        "SUMMARY:Product Manager - Noor / Globex",
        "ORGANIZER:mailto:ana@globex.com",
      ]),
    }),
  },
  {
    name: "interview pushed",
    kind: "interview",
    card: "northwind",
    raw: mailOf({
      from: "Kim Ode <kim@northwind-robotics.com>",
      subject: "Re: Thursday",
      text: "So sorry, Noor - I'm down with the flu. Can we push our interview to next week? Any day but Monday is fine.",
    }),
  },
  {
    name: "offer with a deadline",
    kind: "offer",
    card: "globex",
    raw: mailOf({
      from: "Ana Li <ana@globex.com>",
      subject: "Offer - Product Manager",
      text: "Dear Noor, congratulations! Following your interviews, we would be thrilled for you to become our next Product Manager. You'll find the details of your package in the enclosed letter. Kindly return a signed copy by 4 December.",
    }),
  },
  {
    name: "offer in a sentence",
    kind: "offer",
    card: "northwind",
    raw: mailOf({
      from: "Kim Ode <kim@northwind-robotics.com>",
      subject: "Yes!",
      text: "It's a yes from all of us, Noor. The job is yours if you want it. HR will send the paperwork tomorrow.",
    }),
  },
  {
    name: "portfolio",
    kind: "question",
    card: "orange",
    raw: mailOf({
      from: "Orange <no-reply@greenhouse.io>",
      subject: "UX Designer: your portfolio",
      text: "Hi Noor, the link to your portfolio doesn't open for us. Would you mind sending a PDF instead?",
    }),
  },
  {
    name: "work sample",
    kind: "question",
    card: "hooli",
    raw: mailOf({
      from: "talent@hooli.com",
      subject: "Staff Frontend Developer - take-home",
      text: "Attached is our take-home. It should take no more than four hours; push your solution to a private repository and invite us by Wednesday.",
    }),
  },
  {
    name: "degree",
    kind: "question",
    card: "wayne",
    raw: mailOf({
      from: "hr@waynelogistics.co.uk",
      subject: "Documents",
      text: "Dear Noor, to complete your file we are still waiting for a copy of your degree certificate and proof of address.",
    }),
  },
];
