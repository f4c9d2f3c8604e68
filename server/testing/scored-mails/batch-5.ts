import { calendarOf, type Fixture, LIST, me, seen } from "./mail.ts";

/** Emails written after the rules were complete. The rules read all 30 correctly. */
export const batch5: readonly Fixture[] = [
  seen("Workday's confirmation with a requisition", "confirmation", "wayne", {
    from: "Wayne Logistics Talent Acquisition <wayne@myworkday.com>",
    subject: "We have received your application for R-0048213 Operations Analyst",
    html: "<p>Dear Noor,</p><p>Thanks for your interest in joining us. Your submission for R-0048213 Operations Analyst is now with our team and is under review. Log in to your Candidate Home at any time to see its status.</p><p>If your background matches what we're looking for, somebody will get in touch about next steps, which may include an interview.</p><p>Replies to this message are undeliverable and will not reach the Human Resources Department.</p>",
  }),
  seen("Workday's rejection that never says unfortunately", "rejection", "wayne", {
    from: "Wayne Logistics Talent Acquisition <wayne@myworkday.com>",
    subject: "Update on R-0048213 Operations Analyst",
    text: "Hi Noor,\n\nWe appreciate the time you took to apply for Operations Analyst. There was a great deal of interest in this opening and the team has chosen to focus on applicants whose experience more closely lines up with the requirements. Your application won't be taken further on this occasion.\n\nWe'd encourage you to keep an eye on our careers site.\n\nWayne Logistics",
  }),
  seen("Lever's rejection after a screen", "rejection", "covalent", {
    from: "Covalent Labs Hiring Team <no-reply@hire.lever.co>",
    subject: "Machine Learning Engineer at Covalent Labs",
    text: "Hey Noor,\n\nThanks so much for making the time to talk with Ravi last week. It was a tough call, but we're going to pass for now: the team wants someone who has shipped recommender systems before. Please do stay in touch, and feel free to reapply in six months.\n\nBest,\nCovalent Labs",
  }),
  seen("SmartRecruiters' invitation to book a time", "interview", "harbor", {
    from: "Jo Ames <harborpine@smartrecruiters.com>",
    subject: "Next steps - Customer Success Manager",
    html: '<p>Hi Noor,</p><p>Great news: I\'d love to set up a 30 minute call to hear more about you and tell you about the team. Please grab whatever time works best using <a href="https://calendly.com/jo-ames/30min">my calendar</a>.</p><p>Speak soon,<br>Jo</p>',
  }),
  seen("Teamtailor's confirmation in Swedish style English", "confirmation", "northwind", {
    from: "Northwind Robotics <noreply@career.northwind-robotics.com>",
    subject: "Thanks for applying, Noor!",
    text: "Hello Noor!\n\nHow fun that you want to work with us as Backend Engineer! We go through applications on a rolling basis and will be in touch as soon as we can.\n\nYou can see or delete the data that we hold on you in your candidate profile: https://career.northwind-robotics.com/connect\n\nAll the best,\nThe people team",
  }),
  seen("Indeed's notice that the employer isn't going on", "rejection", "stark", {
    from: "Indeed <donotreply@indeed.com>",
    subject: "Update from Stark Labs about your application",
    html: "<p>Application update</p><p><b>DevOps Engineer</b><br>Stark Labs – Remote</p><p>The employer has indicated that they are no longer moving forward with your candidacy for this position.</p><p>Don't lose heart: keep your search going with jobs like these.</p><p>Cloud Engineer – Wayne Logistics. Apply now</p>",
    headers: LIST,
  }),
  seen("LinkedIn's receipt", "confirmation", "meridian", {
    from: "LinkedIn <jobs-noreply@linkedin.com>",
    subject: "Noor, your application was sent to Meridian Systems",
    html: "<p>Your application was sent to Meridian Systems</p><p>Platform Engineer<br>Meridian Systems · Utrecht (Hybrid)</p><p>Applied on November 17, 2026</p><p>Now, take these next steps for more success</p><p>View similar jobs you may be interested in</p>",
    headers: LIST,
  }),
  seen("LinkedIn's notice that an application was viewed", "other", null, {
    from: "LinkedIn <jobs-noreply@linkedin.com>",
    subject: "Your application was viewed by Meridian Systems",
    html: "<p>Your application was viewed</p><p>Platform Engineer<br>Meridian Systems · Utrecht (Hybrid)</p><p>Try Premium for free to see who's hiring</p>",
    headers: LIST,
  }),
  seen("a coding test with a deadline", "question", "northwind", {
    from: "HackerRank Team <support@hackerrankforwork.com>",
    subject: "Northwind Robotics invites you to take the Backend Engineer Challenge",
    text: "Hi Noor,\n\nCongratulations on reaching this stage! You've been invited to attempt the test Backend Engineer Challenge. It takes 90 minutes and the link below expires on 24 Nov 2026, 23:59 CET.\n\nhttps://www.hackerrank.com/test/c8s/login\n\nGood luck!",
  }),
  seen("salary expectations and notice period are asked in German", "question", "fernlicht", {
    from: "Katrin Seidel <k.seidel@fernlicht.de>",
    subject: "Ihre Bewerbung - kurze Rückfrage",
    text: "Guten Tag Noor Haddad,\n\nvielen Dank für Ihre Unterlagen, die wir mit Interesse gelesen haben. Bevor wir weiter im Prozess gehen: Könnten Sie mir noch Ihren frühestmöglichen Eintrittstermin und Ihre Gehaltsvorstellung nennen? Außerdem fehlt uns noch Ihr letztes Arbeitszeugnis.\n\nViele Grüße\nKatrin Seidel",
  }),
  seen("Personio's rejection in the soft German way", "rejection", "klarwasser", {
    from: "Klarwasser GmbH & Co. KG <jobs@klarwasser.personio.de>",
    subject: "Ihre Bewerbung als Projektleiter (m/w/d)",
    text: "Sehr geehrte*r Noor Haddad,\n\nherzlichen Dank für Ihr Vertrauen und das Interesse an unserem Haus. Nach eingehender Prüfung sind wir zu dem Schluss gekommen, dass wir den Bewerbungsprozess mit Ihnen nicht weiterverfolgen werden. Bitte sehen Sie darin keine Wertung Ihrer Person. Ihre Daten löschen wir nach sechs Monaten.\n\nFür Ihren weiteren Weg wünschen wir Ihnen alles Gute.",
  }),
  seen("a German invitation by phone with three times", "interview", "mueller", {
    from: "Personalabteilung <personal@mueller-soehne.de>",
    subject: "Re: Bewerbung Buchhaltung",
    text: "Hallo Noor Haddad,\n\nIhre Bewerbung hat uns neugierig gemacht! Gerne möchten wir Sie persönlich kennenlernen. Passt Ihnen einer dieser Termine bei uns im Haus?\n\n- Di., 24.11., 10 Uhr\n- Mi., 25.11., 14 Uhr\n- Do., 26.11., 9 Uhr\n\nMit freundlichen Grüßen\nMüller & Söhne KG",
  }),
  seen("a contract's draft is attached in German", "offer", "acme", {
    from: "Jana Voss <jana.voss@acme.de>",
    subject: "Deine Zukunft bei Acme - Vertragsunterlagen",
    text: "Hi Noor,\n\nwie eben am Telefon besprochen: Wir freuen uns riesig, dich ab dem 01.02.2027 als Data Analyst bei uns im Team zu haben! Anbei findest du den Arbeitsvertrag zur Durchsicht. Bitte schick ihn bis nächsten Freitag unterschrieben zurück.\n\nLiebe Grüße\nJana",
  }),
  seen("an acknowledgment in French", "confirmation", "lumiere", {
    from: "Recrutement Lumière Santé <ne-pas-repondre@lumiere-sante.fr>",
    subject: "Accusé de réception de votre candidature",
    text: "Bonjour Noor,\n\nNous accusons bonne réception de votre candidature au poste de Chef de projet digital et vous remercions de l'intérêt que vous portez à notre entreprise. Sans nouvelles de notre part sous quatre semaines, veuillez considérer que votre profil n'a pas été retenu.\n\nCordialement,\nL'équipe RH",
  }),
  seen("a rejection in French, with regret", "rejection", "lumiere", {
    from: "Recrutement Lumière Santé <recrutement@lumiere-sante.fr>",
    subject: "Votre candidature - Chef de projet digital",
    text: "Bonjour Noor,\n\nMalgré tout l'intérêt de votre parcours, nous sommes au regret de ne pouvoir donner une suite favorable à votre candidature, un autre candidat correspondant davantage au profil recherché. Nous nous permettons de conserver votre CV.\n\nBien à vous",
  }),
  seen("a French proposal of a video call", "interview", "lumiere", {
    from: "Camille Roux <camille.roux@lumiere-sante.fr>",
    subject: "Échange Teams - Chef de projet digital",
    text: "Bonjour Noor,\n\nVotre profil a retenu toute notre attention. Seriez-vous disponible jeudi 26 novembre à 15h pour un premier échange en visio d'une trentaine de minutes avec notre directrice marketing ?\n\nBelle journée,\nCamille",
  }),
  seen("a Spanish rejection of the process", "rejection", "bancosol", {
    from: "Selección Banco Sol <seleccion@bancosol.es>",
    subject: "Proceso de selección Desarrollador Frontend",
    text: "Estimado/a Noor:\n\nTe agradecemos el tiempo dedicado. Tras valorar todas las candidaturas, hemos decidido continuar con otros perfiles que se ajustan más a lo que buscamos en este momento. Guardaremos tu currículum para futuras vacantes.\n\nUn saludo",
  }),
  seen("a Spanish invitation", "interview", "bancosol", {
    from: "Lucía Pardo <lucia.pardo@bancosol.es>",
    subject: "Desarrollador Frontend: ¿hablamos?",
    text: "¡Hola, Noor!\n\nHemos visto tu perfil y nos encaja mucho. ¿Qué disponibilidad tienes esta semana para una primera entrevista por videollamada? Te vendría bien el jueves a las 12:00?\n\nGracias,\nLucía",
  }),
  seen("Outlook's invitation with a Windows zone", "interview", "meridian-sre", {
    from: "Priya Nair <priya.nair@meridiansystems.io>",
    subject: "Technical interview: Site Reliability Engineer",
    text: "Microsoft Teams meeting\nJoin on your computer, mobile app or room device\nMeeting ID: 311 204 551 90",
    calendar: calendarOf([
      "ORGANIZER;CN=Priya Nair:mailto:priya.nair@meridiansystems.io",
      "SUMMARY:Technical interview: Site Reliability Engineer",
      "DTSTART;TZID=W. Europe Standard Time:20261130T140000",
      "DTEND;TZID=W. Europe Standard Time:20261130T150000",
    ]),
  }),
  seen("a canceled invitation of a calendar", "interview", "meridian-sre", {
    from: "Priya Nair <priya.nair@meridiansystems.io>",
    subject: "Canceled: Technical interview: Site Reliability Engineer",
    text: "I'm out sick, so sorry. We'll find another time.",
    calendar: calendarOf(
      [
        "ORGANIZER;CN=Priya Nair:mailto:priya.nair@meridiansystems.io",
        "SUMMARY:Canceled: Technical interview: Site Reliability Engineer",
        "STATUS:CANCELLED",
        "DTSTART;TZID=W. Europe Standard Time:20261130T140000",
      ],
      "CANCEL",
    ),
  }),
  seen("an interview that is put off, in words only", "interview", "stark", {
    from: "Pepper Lindqvist <pepper@starklabs.io>",
    subject: "Thursday",
    text: "Hi Noor, something's come up on our side and we'll have to push Thursday's chat with the panel back. Would Monday at 4pm your time do instead? Sorry for the shuffle!",
  }),
  seen(
    "two cards with one title",
    "confirmation",
    null,
    {
      from: "Initech Careers <careers@initech.com>",
      subject: "We got it: QA Engineer",
      text: "Your application for QA Engineer has landed safely. We read every one of them and come back to you within ten working days.",
    },
    ["initech-1", "initech-2"],
  ),
  seen("a verbal offer with figures", "offer", "globex-senior", {
    from: "Dana Wu <dana.wu@globex.com>",
    subject: "Senior Product Manager - let's make it official",
    text: "Noor,\n\nIt's a yes from everyone! We'd be thrilled to have you on board as Senior Product Manager, starting January 11, at a base of $168,000 plus 0.05% equity. I'm sending the paperwork through DocuSign this afternoon; please let us know by Friday.\n\nDana",
  }),
  seen("a confirmation that the person withdrew", "other", null, {
    from: "Notion Recruiting <no-reply@us.greenhouse-mail.io>",
    subject: "You've withdrawn your application",
    text: "Hi Noor,\n\nThis is to let you know that your application for Support Engineer was withdrawn at your request. We hope our paths cross again.",
  }),
  seen("a digest of jobs by an employer's own site", "other", null, {
    from: "Globex Careers <jobalerts@globex.com>",
    subject: "New jobs posted from globex.com",
    html: '<p>The following jobs match your agent "Product":</p><ul><li>Product Manager, Payments - Berlin</li><li>Senior Product Manager - Lyon</li></ul><p>You receive this because you set up a Job Alert. Manage alerts</p>',
    headers: LIST,
  }),
  seen("a phishing mail with an offer by messenger", "other", null, {
    from: "HR Department <hr.orange.recruit@gmail.example>",
    subject: "JOB OFFER!!! Remote UX Designer $45/hr",
    text: "Dear applicant, your resume was reviewed on the job board and you have been shortlisted for an online interview with Orange. Kindly add the hiring manager on Telegram @orange_hr_desk with your full name and bank name to receive a check for home office equipment. Pay is weekly.",
  }),
  seen("a friend's forwarded rejection", "other", null, {
    from: "Sam Okafor <sam.okafor@mailbox.example>",
    subject: "Fwd: Your application to Hooli",
    text: "ugh, look what they sent ME today. hope yours goes better x\n\n---------- Forwarded message ---------\nFrom: Hooli Recruiting <jobs@hooli.com>\nDate: Mon, Nov 16, 2026 at 10:02 AM\nSubject: Your application to Hooli\nTo: Sam Okafor <sam.okafor@mailbox.example>\n\nHi Sam,\n\nWe've decided not to proceed with your application for Staff Frontend Developer.",
  }),
  seen("the person's own forward of a rejection", "rejection", "hooli", {
    from: me,
    subject: "WG: Your application to Hooli",
    text: "Von: Hooli Recruiting <jobs@hooli.com>\nGesendet: Montag, 16. November 2026 10:02\nAn: Noor Haddad <noor.haddad@mailbox.example>\nBetreff: Your application to Hooli\n\nHi Noor,\n\nAfter careful thought we've decided not to proceed with your application for Staff Frontend Developer. We wish you well.",
  }),
  seen("a survey after the process", "other", null, {
    from: "Harbor & Pine Talent <feedback@harborandpine.com>",
    subject: "How did we do?",
    text: "Hi Noor, you recently applied for a role at Harbor & Pine. We'd love two minutes of your time: how would you rate your candidate experience from 0 to 10? Your answers are anonymous and have no influence on your application.",
    headers: LIST,
  }),
  seen("an unknown employer's confirmation by Ashby", "confirmation", null, {
    from: "Pelican Data Hiring Team <no-reply@ashbyhq.com>",
    subject: "Thanks for applying to Pelican Data!",
    text: "Hi Noor,\n\nThanks for applying for our Analytics Engineer role. We're excited to learn about you and will review your application shortly.\n\nPelican Data",
  }),
];
