import { type Fixture, mailOf } from "./mail.ts";

/** English emails whose wording differs from those that the rules were written for. */
export const english: readonly Fixture[] = [
  {
    name: "a short no",
    kind: "rejection",
    card: "northwind",
    raw: mailOf({
      from: "Kim Ode <kim@northwind-robotics.com>",
      subject: "Backend role",
      text: "Hey Noor,\n\nI wanted to get back to you personally. The panel really enjoyed meeting you, but in the end we've gone with someone who has more robotics background. I'm sorry it isn't better news.\n\nKim",
    }),
  },
  {
    name: "a no that praises",
    kind: "rejection",
    card: "globex-senior",
    raw: mailOf({
      from: "Globex Talent <talent@globex.com>",
      subject: "Senior Product Manager at Globex - outcome",
      text: "Dear Noor,\n\nWe were impressed by your background. The standard of applications was exceptionally high and on this occasion your application has not been shortlisted. We hope you will consider us again.",
    }),
  },
  {
    name: "a no after a hiring freeze",
    kind: "rejection",
    card: "notion",
    raw: mailOf({
      from: "Notion <no-reply@ashbyhq.com>",
      subject: "Support Engineer at Notion",
      text: "Hi Noor,\n\nDue to a change in our headcount planning, we've made the decision to close this search without hiring. This has nothing to do with your interviews. Thank you for the energy you put in.",
    }),
  },
  {
    name: "a no from Workday",
    kind: "rejection",
    card: "wayne",
    raw: mailOf({
      from: "Wayne Logistics <waynelogistics@myworkday.com>",
      subject: "Your application status for R-20331 Operations Analyst",
      text: "Dear Noor Haddad,\n\nThank you for the interest you have shown in our company. We have reviewed your credentials and, while they are impressive, you have not been selected for further consideration for this requisition.",
    }),
  },
  {
    name: "a no for a later stage",
    kind: "rejection",
    card: "stark",
    raw: mailOf({
      from: "Pepper Lindqvist <pepper@starklabs.io>",
      subject: "Re: final round",
      text: "Noor, this was a tough call. We won't be extending an offer this time. Happy to give you feedback by phone if you like.",
    }),
  },
  {
    name: "a no by an agency",
    kind: "rejection",
    card: "globex",
    raw: mailOf({
      from: "Jo Reed <jo@reedpartners.example>",
      subject: "Globex - Product Manager",
      text: "Hi Noor,\n\nI've heard back from Globex on the Product Manager position. They liked you but feel you're lacking the B2B exposure they need, so they've decided not to proceed.",
    }),
  },
  {
    name: "a no in one line",
    kind: "rejection",
    card: "hooli",
    raw: mailOf({
      from: "no-reply@hooli.com",
      subject: "Staff Frontend Developer: application update",
      text: "Your application for Staff Frontend Developer is no longer under consideration.",
    }),
  },
  {
    name: "thanks for the application",
    kind: "confirmation",
    card: "orange",
    raw: mailOf({
      from: "Orange Recruiting <no-reply@greenhouse.io>",
      subject: "Thanks from Orange!",
      text: "Noor, thanks for throwing your hat in the ring for UX Designer! A human being will read what you sent us. Expect to hear something within ten working days.",
    }),
  },
  {
    name: "an acknowledgment",
    kind: "confirmation",
    card: "wayne",
    raw: mailOf({
      from: "careers@waynelogistics.co.uk",
      subject: "Acknowledgement of application - Operations Analyst (Ref 4471)",
      text: "Dear Applicant,\n\nThis is to acknowledge receipt of your application for the above post. Shortlisting will take place after the closing date. If you have not heard from us by 10 December, please assume that you have been unsuccessful on this occasion.",
    }),
  },
  {
    name: "sent by LinkedIn",
    kind: "confirmation",
    card: "northwind",
    raw: mailOf({
      from: "LinkedIn <jobs-noreply@linkedin.com>",
      subject: "Noor, your application was sent to Northwind Robotics",
      text: "Your application was sent to Northwind Robotics\n\nBackend Engineer\nNorthwind Robotics · Berlin\nApplied on November 17, 2026\n\nSimilar jobs\nPlatform Engineer at Cyberdyne\nGo Developer at Tyrell",
      headers: ["List-Unsubscribe: <https://linkedin.com/u>"],
    }),
  },
  {
    name: "sent by Indeed",
    kind: "confirmation",
    card: "globex",
    raw: mailOf({
      from: "Indeed Apply <indeedapply@indeed.com>",
      subject: "Indeed Application: Product Manager",
      text: "Application submitted\n\nProduct Manager\nGlobex - Remote\n\nThe following items were sent to Globex. Good luck!",
    }),
  },
  {
    name: "in review",
    kind: "confirmation",
    card: "orange",
    raw: mailOf({
      from: "Orange <no-reply@us.greenhouse-mail.io>",
      subject: "Orange | UX Designer",
      text: "Hello,\n\nJust a quick note to let you know your materials made it to us safely and are now being looked at by the design team.",
    }),
  },
  {
    name: "a call to get to know",
    kind: "interview",
    card: "northwind",
    raw: mailOf({
      from: "Kim Ode <kim@northwind-robotics.com>",
      subject: "Chat about Backend Engineer?",
      text: "Hi Noor,\n\nThanks for applying! Your experience with queues caught our eye. Do you have half an hour this week for a call with me? Here's my calendar: https://calendly.com/kim/30min",
    }),
  },
  {
    name: "a panel on site",
    kind: "interview",
    card: "wayne",
    raw: mailOf({
      from: "HR <hr@waynelogistics.co.uk>",
      subject: "Assessment day",
      text: "Dear Noor,\n\nFurther to your application for Operations Analyst, I am pleased to let you know that you have been shortlisted. You will meet the panel on Monday 7 December at 09:30 at our Leeds office. Please bring photo ID.",
    }),
  },
  {
    name: "next stage",
    kind: "interview",
    card: "notion",
    raw: mailOf({
      from: "Notion Talent <talent@hire.lever.co>",
      subject: "Good news about Support Engineer",
      text: "Great news, Noor! The team would love to take you to the next stage: three 45-minute conversations over video. Reply with a few windows that suit you next week.",
    }),
  },
  {
    name: "a reminder",
    kind: "interview",
    card: "globex-senior",
    raw: mailOf({
      from: "Globex <scheduling@goodtime.io>",
      subject: "Reminder: Globex / Senior Product Manager tomorrow at 10:00",
      text: "This is a friendly reminder about your upcoming conversation with Ana tomorrow at 10:00 CET. Join with Google Meet.",
    }),
  },
  {
    name: "an offer by phone first",
    kind: "offer",
    card: "northwind",
    raw: mailOf({
      from: "Kim Ode <kim@northwind-robotics.com>",
      subject: "Welcome?",
      text: "Noor, as I said on the phone: we'd love for you to join us as Backend Engineer. Attached are the terms: 78k base, 15% bonus, start 1 February. Can you let me know by next Friday?",
    }),
  },
  {
    name: "a contract to sign",
    kind: "offer",
    card: "globex",
    raw: mailOf({
      from: "Globex via DocuSign <dse@docusign.net>",
      subject: "Please DocuSign: Employment Agreement - Product Manager - Noor Haddad",
      text: "Globex sent you a document to review and sign.\n\nREVIEW DOCUMENT\n\nEmployment Agreement Product Manager",
    }),
  },
  {
    name: "a better offer",
    kind: "offer",
    card: "stark",
    raw: mailOf({
      from: "Pepper Lindqvist <pepper@starklabs.io>",
      subject: "Updated numbers",
      text: "Hi Noor, I went back to finance. We can go up to 96k and add a signing bonus of 5k. The revised letter is attached; it stands until 30 November.",
    }),
  },
  {
    name: "a code test",
    kind: "question",
    card: "northwind",
    raw: mailOf({
      from: "HackerRank for Work <support@hackerrankforwork.com>",
      subject: "Northwind Robotics has invited you to a test",
      text: "Hi Noor,\n\nNorthwind Robotics invites you to take Backend Engineer Test. You have 7 days to start and 90 minutes to finish it. Click Start Test.",
    }),
  },
  {
    name: "the right to work",
    kind: "question",
    card: "wayne",
    raw: mailOf({
      from: "hr@waynelogistics.co.uk",
      subject: "Operations Analyst - one thing",
      text: "Hi Noor, before we put you forward, could you confirm whether you'd need sponsorship to work in the UK and when you could start?",
    }),
  },
  {
    name: "a form",
    kind: "question",
    card: "globex-senior",
    raw: mailOf({
      from: "People Team <people@globex.com>",
      subject: "Action required: candidate information form (Senior Product Manager)",
      text: "Please fill out the candidate information form linked below before Thursday so we can keep your application moving.",
    }),
  },
  {
    name: "referees",
    kind: "question",
    card: "hooli",
    raw: mailOf({
      from: "talent@hooli.com",
      subject: "References for Staff Frontend Developer",
      text: "Noor, we're nearly there. We'd need the names and phone numbers of two former managers whom we may call. Could you send those over?",
    }),
  },
  {
    name: "a video of oneself",
    kind: "question",
    card: "orange",
    raw: mailOf({
      from: "Orange <no-reply@hirevue.com>",
      subject: "Your on-demand video for UX Designer at Orange",
      text: "Hi Noor, Orange would like you to record your answers to four questions. You can do this any time until Sunday. Start when ready.",
    }),
  },
  {
    name: "a survey",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Globex <survey@globex.com>",
      subject: "How did we do?",
      text: "Your opinion matters. Please rate your experience of our application process. It takes two minutes.",
    }),
  },
  {
    name: "a profile view",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "LinkedIn <notifications-noreply@linkedin.com>",
      subject: "Noor, 5 people viewed your profile",
      text: "See who's looking at your profile. Someone at Globex viewed it.",
    }),
  },
  {
    name: "an unfinished application",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Indeed <no-reply@indeed.com>",
      subject: "Finish your application to Globex",
      text: "You started applying. Complete your application for Product Manager before it closes.",
    }),
  },
  {
    name: "a login code",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Workday <waynelogistics@myworkday.com>",
      subject: "Your verification code",
      text: "Use code 338201 to verify your email address and access your candidate account.",
    }),
  },
];
