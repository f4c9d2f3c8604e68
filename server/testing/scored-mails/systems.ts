import { calendarOf, type Fixture, mailOf } from "./mail.ts";

/** Emails of many systems, written without knowledge of the rules. */
export const systems: readonly Fixture[] = [
  {
    name: "Greenhouse confirmation",
    kind: "confirmation",
    card: "meridian",
    raw: mailOf({
      from: "Meridian Systems <no-reply@us.greenhouse-mail.io>",
      subject: "Noor, we got your application!",
      text: "Hi Noor,\n\nThanks for your interest in joining Meridian Systems. Your application for the Platform Engineer role landed safely with us. Our recruiters look at every one of them, and if your background lines up with what we need, someone will be in touch about next steps.\n\nAll the best,\nThe Meridian People Team",
    }),
  },
  {
    name: "Lever rejection",
    kind: "rejection",
    card: "harbor",
    raw: mailOf({
      from: "Harbor & Pine Recruiting <no-reply@hire.lever.co>",
      subject: "Update on the Customer Success Manager position",
      text: "Hi Noor,\n\nWe appreciate the time you took to apply for our Customer Success Manager opening. After careful review, the team has chosen to proceed with applicants whose experience is closer to what we need at the moment. This wasn't an easy call.\n\nWe'll keep your résumé on file.\n\nHarbor & Pine",
    }),
  },
  {
    name: "Workday rejection",
    kind: "rejection",
    card: "globex-senior",
    raw: mailOf({
      from: "Globex Talent Acquisition <globex@myworkday.com>",
      subject: "Your application to Globex: R-10442 Senior Product Manager",
      text: "Dear Noor Haddad,\n\nThank you for applying for the position of Senior Product Manager (R-10442). We have completed our review, and at this time you have not been selected for further consideration.\n\nThis is an automated message. Please do not reply.",
    }),
  },
  {
    name: "Personio confirmation, German",
    kind: "confirmation",
    card: "klarwasser",
    raw: mailOf({
      from: "Klarwasser GmbH & Co. KG <jobs@klarwasser.jobs.personio.de>",
      subject: "Eingangsbestätigung: Projektleiter (m/w/d)",
      text: "Hallo Noor Haddad,\n\nvielen Dank für deine Bewerbung als Projektleiter (m/w/d) und dein Interesse an uns. Deine Unterlagen sind gut bei uns angekommen und werden nun vom Fachbereich gesichtet. Wir melden uns in den nächsten zwei Wochen.\n\nViele Grüße\nDein Team von Klarwasser",
    }),
  },
  {
    name: "Softgarden rejection, German",
    kind: "rejection",
    card: "mueller",
    raw: mailOf({
      from: "Müller & Söhne KG <noreply@softgarden.io>",
      subject: "Ihre Bewerbung als Buchhalter (m/w/d)",
      text: "Sehr geehrte Frau Haddad,\n\nwir danken Ihnen für das Vertrauen, das Sie uns mit Ihrer Bewerbung entgegengebracht haben. Nach sorgfältiger Prüfung müssen wir Ihnen heute leider mitteilen, dass Sie in die engere Auswahl nicht einbezogen werden konnten. Bitte sehen Sie darin keine Wertung Ihrer Person.\n\nFür Ihren weiteren Berufsweg wünschen wir Ihnen alles Gute.\n\nPersonalabteilung",
    }),
  },
  {
    name: "SmartRecruiters assessment",
    kind: "question",
    card: "northwind",
    raw: mailOf({
      from: "Northwind Robotics <notifications@smartrecruiters.com>",
      subject: "Next step for Backend Engineer: online assessment",
      text: "Hello Noor,\n\nWe'd like to learn more about your skills. Please complete the HackerRank challenge using the link below within 5 days. It takes about 70 minutes.\n\nStart the assessment: https://www.hackerrank.com/tests/abc\n\nNorthwind Robotics Hiring Team",
    }),
  },
  {
    name: "Ashby availability",
    kind: "interview",
    card: "covalent",
    raw: mailOf({
      from: "Priya Nair <priya.nair@covalentlabs.ai>",
      subject: "Covalent Labs - scheduling your onsite",
      text: "Hi Noor!\n\nGreat news: the team loved chatting with you and would like to bring you in for a virtual onsite for the Machine Learning Engineer role. Could you share your availability for next week using this link? https://jobs.ashbyhq.com/meeting/123\n\nIt'll be four conversations of 45 minutes each.\n\nPriya",
    }),
  },
  {
    name: "Teams invitation with a Windows zone",
    kind: "interview",
    card: "fernlicht",
    raw: mailOf({
      from: "Jonas Brandt <jonas.brandt@fernlicht.de>",
      subject: "Kennenlerngespräch Fernlicht Energie AG",
      text: "Hallo Frau Haddad,\n\nanbei der Termin für unser Gespräch zur Stelle Senior Software Engineer (m/w/d).\n\nMicrosoft Teams-Besprechung\nJetzt beitreten\n\nBeste Grüße\nJonas Brandt",
      calendar: calendarOf([
        "SUMMARY:Kennenlerngespräch",
        "DTSTART;TZID=W. Europe Standard Time:20261203T140000",
        "DTEND;TZID=W. Europe Standard Time:20261203T150000",
        "ORGANIZER:mailto:jonas.brandt@fernlicht.de",
        "LOCATION:Microsoft Teams",
      ]),
    }),
  },
  {
    name: "canceled invitation",
    kind: "interview",
    card: "fernlicht",
    raw: mailOf({
      from: "Jonas Brandt <jonas.brandt@fernlicht.de>",
      subject: "Abgesagt: Kennenlerngespräch Fernlicht Energie AG",
      text: "Der Termin muss leider entfallen, wir melden uns mit einem neuen Vorschlag.",
      calendar: calendarOf(
        [
          "SUMMARY:Abgesagt: Kennenlerngespräch",
          "STATUS:CANCELLED",
          "SEQUENCE:1",
          "DTSTART;TZID=W. Europe Standard Time:20261203T140000",
          "DTEND;TZID=W. Europe Standard Time:20261203T150000",
          "ORGANIZER:mailto:jonas.brandt@fernlicht.de",
        ],
        "CANCEL",
      ),
    }),
  },
  {
    name: "Teamtailor rejection, French",
    kind: "rejection",
    card: "lumiere",
    raw: mailOf({
      from: "Lumière Santé <no-reply@lumiere-sante.teamtailor-mail.com>",
      subject: "Suite donnée à votre candidature",
      text: "Bonjour Noor,\n\nNous avons étudié avec attention votre candidature au poste de Chef de projet digital. Malgré la qualité de votre parcours, nous sommes au regret de ne pouvoir y donner une suite favorable.\n\nNous vous souhaitons pleine réussite dans vos recherches.\n\nL'équipe RH de Lumière Santé",
    }),
  },
  {
    name: "free text invitation, French",
    kind: "interview",
    card: "lumiere",
    raw: mailOf({
      from: "Claire Dubois <c.dubois@lumiere-sante.fr>",
      subject: "Votre candidature - échange téléphonique",
      text: "Bonjour Madame Haddad,\n\nVotre profil a retenu toute notre attention. Seriez-vous disponible jeudi prochain à 10h pour un premier échange téléphonique d'une trentaine de minutes ?\n\nBien cordialement,\nClaire Dubois",
    }),
  },
  {
    name: "Recruitee confirmation, Spanish",
    kind: "confirmation",
    card: "bancosol",
    raw: mailOf({
      from: "Banco Sol <no-reply@recruitee.com>",
      subject: "Gracias por postularte en Banco Sol",
      text: "Hola Noor:\n\nTu candidatura para la vacante Desarrollador Frontend ha quedado registrada correctamente. Nuestro equipo de selección la valorará y, si encaja con lo que buscamos, contactaremos contigo.\n\nUn saludo,\nTalento Banco Sol",
    }),
  },
  {
    name: "offer letter",
    kind: "offer",
    card: "covalent",
    raw: mailOf({
      from: "Priya Nair <priya.nair@covalentlabs.ai>",
      subject: "Your offer from Covalent Labs",
      text: "Hi Noor,\n\nWe're thrilled to extend you an offer to join us as Machine Learning Engineer! Attached is the letter with the details on base salary, equity and start date. Please sign by December 4.\n\nWelcome aboard,\nPriya",
    }),
  },
  {
    name: "German offer",
    kind: "offer",
    card: "acme",
    raw: mailOf({
      from: "Sabine Kühn <s.kuehn@acme.de>",
      subject: "Vertragsangebot Data Analyst",
      text: "Liebe Frau Haddad,\n\nwie heute telefonisch besprochen, freuen wir uns, Ihnen die Stelle als Data Analyst anbieten zu können. Im Anhang finden Sie den Arbeitsvertrag mit der Bitte um Unterschrift bis zum 4. Dezember.\n\nMit freundlichen Grüßen\nSabine Kühn",
    }),
  },
  {
    name: "iCIMS request for forms",
    kind: "question",
    card: "wayne",
    raw: mailOf({
      from: "Wayne Logistics Careers <waynelogistics+autoreply@talent.icims.com>",
      subject: "Action required: complete your candidate profile for Operations Analyst",
      text: "Dear Noor,\n\nIn order to continue processing your application for Operations Analyst, we need some additional information from you. Please log in and complete the outstanding forms by Friday.\n\nWayne Logistics",
    }),
  },
  {
    name: "SuccessFactors withdrawal of the posting",
    kind: "rejection",
    card: "ostrava",
    raw: mailOf({
      from: "Ostrava Software s.r.o. <system@successfactors.eu>",
      subject: "Java Developer - requisition closed",
      text: "Dear Noor Haddad,\n\nThank you for your application for Java Developer at Ostrava Software. The position has been filled and the requisition is now closed. We encourage you to apply for other roles.\n\nRecruiting Team",
    }),
  },
  {
    name: "BambooHR interview",
    kind: "interview",
    card: "stark",
    raw: mailOf({
      from: "Pepper Lindqvist via BambooHR <notifications@app.bamboohr.com>",
      headers: ["Reply-To: Pepper Lindqvist <pepper@starklabs.io>"],
      subject: "Second interview",
      text: "Hi Noor,\n\nThanks again for speaking with us on Tuesday. We'd like to move you to the next round, a technical discussion with two of our DevOps engineers. Does Thursday at 3pm CET suit you?\n\nPepper",
    }),
  },
  {
    name: "small company, informal rejection",
    kind: "rejection",
    card: "stark",
    raw: mailOf({
      from: "Pepper Lindqvist <pepper@starklabs.io>",
      subject: "Re: DevOps",
      text: "Hey Noor,\n\nreally enjoyed our talk. Wanted to let you know we ended up going with someone who has more Kubernetes under their belt. Let's stay in touch, I'd be happy to hear from you in a year.\n\nPepper",
    }),
  },
  {
    name: "job alert",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>",
      headers: ["List-Unsubscribe: <https://www.linkedin.com/u>"],
      subject: "“Platform Engineer”: Meridian Systems, Inc. and 12 more",
      text: "Your job alert for Platform Engineer\n\nMeridian Systems, Inc. - Platform Engineer - Remote\nApply now\n\nGlobex - Product Manager\n\nUnsubscribe",
    }),
  },
  {
    name: "newsletter of an employer",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Northwind Robotics <news@northwind-robotics.com>",
      headers: ["List-Unsubscribe: <https://northwind-robotics.com/u>", "Precedence: bulk"],
      subject: "What's new at Northwind: our autumn release",
      text: "This month we're excited to offer you 20% off our developer kit. Join our webinar and interview with our CTO on December 2.\n\nView in browser | Unsubscribe",
    }),
  },
  {
    name: "phishing for bank data",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Globex HR <hr.globex.careers@gmail.com>",
      headers: ["Authentication-Results: mx.mailbox.example; spf=pass; dkim=pass; dmarc=pass"],
      subject: "You are HIRED! Product Manager at Globex",
      text: "Congratulations! You have been selected for the remote position without an interview. To set up your payroll, send a copy of your passport and your bank details, and buy the equipment with the check that we mail to you. Contact our manager on Telegram @globexhr.",
    }),
  },
  {
    name: "Calendly reschedule",
    kind: "interview",
    card: "harbor",
    raw: mailOf({
      from: "Marta Ellison <marta@harborandpine.com>",
      subject: "Updated invitation: Interview with Harbor & Pine @ Fri Dec 4, 2026",
      text: "This event has been changed.\n\nInterview: Customer Success Manager\nWhen: Friday Dec 4, 2026 4pm – 4:45pm (GMT)\n",
      calendar: calendarOf([
        "SUMMARY:Interview with Harbor & Pine",
        "SEQUENCE:2",
        "DTSTART:20261204T160000Z",
        "DTEND:20261204T164500Z",
        "ORGANIZER:mailto:marta@harborandpine.com",
      ]),
    }),
  },
  {
    name: "question of a recruiter, German",
    kind: "question",
    card: "acme",
    raw: mailOf({
      from: "Sabine Kühn <s.kuehn@acme.de>",
      subject: "Rückfrage zu Ihrer Bewerbung",
      text: "Guten Tag Frau Haddad,\n\nuns fehlen noch Ihre Arbeitszeugnisse und eine Angabe zu Ihrem frühestmöglichen Eintrittstermin sowie Ihrer Gehaltsvorstellung. Könnten Sie uns diese bitte nachreichen?\n\nVielen Dank und freundliche Grüße\nSabine Kühn",
    }),
  },
  {
    name: "a conversation that moves to another day",
    kind: "interview",
    card: "harbor",
    raw: mailOf({
      from: "Marta Ellison <marta@harborandpine.com>",
      subject: "Need to reschedule Friday",
      text: "Hi Noor,\n\nso sorry, something came up and I have to move our Friday conversation. Could we do Monday at the same time instead?\n\nMarta",
    }),
  },
  {
    name: "a delay without news",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Priya Nair <priya.nair@covalentlabs.ai>",
      subject: "Quick update",
      text: "Hi Noor,\n\njust a note that the team needs another week to decide. Thanks for your patience!\n\nPriya",
    }),
  },
  {
    name: "thanks after an interview",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Kim Ode <kim@northwind-robotics.com>",
      subject: "Great meeting you",
      text: "Hi Noor,\n\nIt was great meeting you today. We'll regroup next week and let you know.\n\nKim",
    }),
  },
];
