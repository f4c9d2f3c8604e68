import { calendarOf, type Fixture, mailOf } from "./mail.ts";

/** French and Spanish emails, and emails that aren't about a card, that the rules were written for. */
export const batch1Others: readonly Fixture[] = [
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
