import { calendarOf, type Fixture, mailOf } from "./mail.ts";

/** Mails in the four languages, by which the rules were made. */
export const first: readonly Fixture[] = [
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
  {
    name: "French confirmation",
    kind: "confirmation",
    card: "lumiere",
    raw: mailOf({
      from: "Lumière Santé <recrutement@lumiere-sante.fr>",
      subject: "Accusé de réception de votre candidature",
      text: "Bonjour Noor,\n\nNous avons bien reçu votre candidature au poste de Chef de projet digital et nous vous en remercions. Nous l'étudierons avec attention. Sans réponse de notre part sous trois semaines, veuillez considérer que votre candidature n'a pas été retenue.\n\nCordialement",
    }),
  },
  {
    name: "French rejection",
    kind: "rejection",
    card: "lumiere",
    raw: mailOf({
      from: "RH <rh@lumiere-sante.fr>",
      subject: "Votre candidature",
      text: "Bonjour,\n\nNous vous remercions de l'intérêt que vous portez à Lumière Santé. Malgré la qualité de votre parcours, nous sommes au regret de vous informer que nous ne pouvons donner une suite favorable à votre candidature.\n\nNous vous souhaitons plein succès dans vos recherches.",
    }),
  },
  {
    name: "French interview",
    kind: "interview",
    card: "lumiere",
    raw: mailOf({
      from: "Claire Petit <claire.petit@lumiere-sante.fr>",
      subject: "Entretien - Chef de projet digital",
      text: "Bonjour Noor,\n\nVotre profil a retenu toute notre attention et nous souhaiterions vous rencontrer. Pourriez-vous me communiquer vos disponibilités pour un entretien en visio la semaine prochaine ?",
    }),
  },
  {
    name: "French offer",
    kind: "offer",
    card: "lumiere",
    raw: mailOf({
      from: "Claire Petit <claire.petit@lumiere-sante.fr>",
      subject: "Proposition d'embauche",
      text: "Bonjour Noor,\n\nJ'ai le plaisir de vous proposer le poste de Chef de projet digital en CDI. Vous trouverez en pièce jointe la promesse d'embauche à nous retourner signée. La rémunération annuelle brute est de 48 000 euros.",
    }),
  },
  {
    name: "French question",
    kind: "question",
    card: "lumiere",
    raw: mailOf({
      from: "recrutement@lumiere-sante.fr",
      subject: "Votre dossier est incomplet",
      text: "Bonjour,\n\nIl manque des pièces à votre dossier de candidature. Merci de nous transmettre votre CV à jour ainsi que vos prétentions salariales.",
    }),
  },
  {
    name: "Spanish confirmation",
    kind: "confirmation",
    card: "bancosol",
    raw: mailOf({
      from: "Banco Sol Empleo <empleo@bancosol.es>",
      subject: "Hemos recibido tu candidatura",
      text: "Hola Noor:\n\nGracias por tu interés en formar parte de Banco Sol. Hemos recibido correctamente tu candidatura para el puesto de Desarrollador Frontend. Revisaremos tu perfil y, si encaja con lo que buscamos, nos pondremos en contacto contigo para concertar una entrevista.",
    }),
  },
  {
    name: "Spanish rejection",
    kind: "rejection",
    card: "bancosol",
    raw: mailOf({
      from: "Selección <seleccion@bancosol.es>",
      subject: "Proceso de selección Desarrollador Frontend",
      text: "Hola Noor:\n\nGracias por participar en nuestro proceso. Lamentamos comunicarte que en esta ocasión hemos decidido continuar con otros candidatos. Te deseamos mucha suerte en tu búsqueda.",
    }),
  },
  {
    name: "Spanish interview",
    kind: "interview",
    card: "bancosol",
    raw: mailOf({
      from: "Marta Gil <marta.gil@bancosol.es>",
      subject: "Entrevista con Banco Sol",
      text: "Hola Noor:\n\nNos ha gustado tu perfil y nos gustaría conocerte mejor. ¿Tendrías disponibilidad para una entrevista por videollamada el jueves a las 11:00?",
    }),
  },
  {
    name: "Spanish offer",
    kind: "offer",
    card: "bancosol",
    raw: mailOf({
      from: "Marta Gil <marta.gil@bancosol.es>",
      subject: "Oferta de incorporación",
      text: "Hola Noor:\n\n¡Enhorabuena! Nos complace ofrecerte el puesto de Desarrollador Frontend. Adjuntamos la carta oferta; por favor, devuélvela firmada antes del viernes.",
    }),
  },
  {
    name: "Spanish question",
    kind: "question",
    card: "ole",
    raw: mailOf({
      from: "rrhh@cafesole.es",
      subject: "Tu candidatura: Responsable de Marketing",
      text: "Hola:\n\nPara continuar con el proceso necesitamos que completes un breve cuestionario. ¿Podrías indicarnos también tus expectativas salariales y tu fecha de incorporación?",
    }),
  },
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
