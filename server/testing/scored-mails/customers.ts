import { calendarOf, type Fixture, LIST, seen } from "./mail.ts";

/**
 * Emails that employers with cards send to the job seeker as a customer, tenant, or reader, and emails with words that the rules read
 * wrong.
 */
export const customers: readonly Fixture[] = [
  seen("a bank's decision about a loan", "other", null, {
    from: "Banco Sol <decisions@bancosol.es>",
    subject: "Your application decision",
    text: "Thank you for applying for a personal loan. After careful review we are unable to approve your application at this time.",
  }),
  seen("a tour in the calendar", "other", null, {
    from: "Harbor & Pine <hello@harborandpine.com>",
    subject: "Your tour is confirmed",
    text: "Your tour of the house is scheduled for Saturday at 11:00 with our customer success manager. Please bring a photo ID.",
    calendar: calendarOf([
      "SUMMARY:House tour",
      "DTSTART:20261128T110000Z",
      "DTEND:20261128T113000Z",
      "ORGANIZER:mailto:hello@harborandpine.com",
    ]),
  }),
  seen("a support ticket", "other", null, {
    from: "Covalent Support <support@covalentlabs.ai>",
    subject: "[Case #00482213] We've received your request",
    text: "Thanks for contacting Covalent support. We have received your request and one of our specialists will review it shortly.",
  }),
  seen("a German support ticket", "other", null, {
    from: "Fernlicht Kundenservice <service@fernlicht.de>",
    subject: "Ihre Anfrage ist eingegangen",
    text: "Vielen Dank für Ihre Anfrage. Wir haben Ihr Anliegen erhalten und melden uns so schnell wie möglich bei Ihnen.",
  }),
  seen("an employer's newsletter about its hiring", "other", null, {
    from: "Northwind Robotics <newsletter@northwind-robotics.com>",
    subject: "Inside Northwind: our interview with the CTO, and 12 open roles",
    text: "How we hire, an interview with our CTO, tips to prepare your application, and new openings such as Backend Engineer.",
    headers: LIST,
  }),
  seen("a webinar in the calendar", "other", null, {
    from: "Covalent Labs <events@covalentlabs.ai>",
    subject: "Invitation: a webinar on careers in research",
    text: "You're invited to a webinar with our Machine Learning Engineer. Thursday at noon. Register now.",
    calendar: calendarOf([
      "SUMMARY:Careers in research",
      "DTSTART:20261210T120000Z",
      "DTEND:20261210T130000Z",
      "ORGANIZER:mailto:events@covalentlabs.ai",
    ]),
    headers: LIST,
  }),
  seen("a role that was filled, in the active voice", "rejection", "stark", {
    from: "Pepper Lindqvist <pepper@starklabs.io>",
    subject: "Closing the loop",
    text: "Sorry for the slow reply. We filled the DevOps Engineer role last week. Appreciate your patience!",
  }),
  seen("a candidate with more experience, in a soft no", "rejection", "globex", {
    from: "Ana Ruiz <ana@globex.com>",
    subject: "Product Manager: next steps",
    text: "I really enjoyed our conversations. After a lot of back and forth, we've landed on someone with a deeper marketplace background.",
  }),
  seen("an offer's last day", "offer", "covalent", {
    from: "Ravi Menon <ravi@covalentlabs.ai>",
    subject: "Re: Offer",
    text: "Just a reminder that our offer is open until Friday, December 4. Happy to answer anything that would help you decide.",
  }),
  seen("an agency that booked a day, with cheer", "interview", "wayne", {
    from: "Wayne Logistics <talent@waynelogistics.co.uk>",
    subject: "Operations Analyst - Weds 10am",
    text: "You're in! The team want you in on Wednesday at 10am to meet Rick and the ops director. Shout if you need to move it.",
  }),
  seen("an inquiry to the sales department", "other", null, {
    from: "Cafés Olé <sales@cafesole.es>",
    subject: "We've got it!",
    text: "Thank you for your interest in our spring menu. We've received your details and will be in touch soon.",
  }),
  seen("a report that arrived", "other", null, {
    from: "Covalent Labs <help@covalentlabs.ai>",
    subject: "We're looking into it",
    text: "Thanks for reporting the crash. Our engineers reproduced it and we'll let you know once a fix ships.",
  }),
  seen("a place among testers, chosen by a product manager", "other", null, {
    from: "Globex <hello@globex.com>",
    subject: "You're in! Welcome to the Globex beta",
    text: "Congratulations, you've been selected for our beta. Our product manager would love to chat with you. Book a time here.",
  }),
  seen("an opening that is eliminated", "rejection", "wayne", {
    from: "Wayne Logistics <talent@waynelogistics.co.uk>",
    subject: "Operations Analyst",
    text: "I'm sorry to be the bearer of bad news. Leadership has decided to eliminate the Operations Analyst opening.",
  }),
  seen("a talk with the head of the company, on days that she is free", "interview", "northwind", {
    from: "Eli Kaplan <eli@northwind-robotics.com>",
    subject: "Coffee with our CEO?",
    text: "Our CEO would like to spend 45 minutes with you before we decide. She's free Thursday afternoon or Friday before noon. Preference?",
  }),
];
