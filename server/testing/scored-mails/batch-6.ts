import { calendarOf, type Fixture, LIST, me, seen } from "./mail.ts";

/**
 * Emails about later stages, closed searches, and tips. Of the first 20, the rules read 17 correctly. The
 * last five are those that they read wrong of another 20.
 */
export const batch6: readonly Fixture[] = [
  seen("a referral's acknowledgment that speaks of interviews and offers", "confirmation", "fernlicht", {
    from: "Fernlicht Energie AG <noreply@jobs.personio.com>",
    subject: "Schön, dass du dich beworben hast",
    text: "Hallo Noor,\n\ndanke, dass du dir die Zeit für deine Bewerbung genommen hast! So geht es weiter: Wir melden uns innerhalb von zwei Wochen. Passt alles, lernen wir uns in einem ersten Videocall kennen, danach folgt ein Fachgespräch und am Ende hoffentlich ein Vertragsangebot.\n\nDein Team von Fernlicht\nSenior Software Engineer (m/w/d)",
  }),
  seen("a German rejection that is called a decision", "rejection", "acme", {
    from: "Acme Recruiting <bewerbung@acme.de>",
    subject: "Deine Bewerbung bei Acme",
    text: "Hallo Noor,\n\nlieben Dank für das nette Gespräch am Montag. Die Entscheidung ist uns schwergefallen, doch am Ende ist unsere Wahl auf eine andere Person gefallen. Wir behalten dich gern in unserem Talentpool, wenn du magst.\n\nBeste Grüße",
  }),
  seen("a rejection because the role is frozen", "rejection", "northwind", {
    from: "Eli Brandt <eli.brandt@northwind-robotics.com>",
    subject: "Re: Backend Engineer",
    text: "Hi Noor,\n\nQuick and honest update: finance has put a freeze on all open reqs through Q2, so we're closing the Backend Engineer search without making a hire. I know that's frustrating after three rounds.\n\nEli",
  }),
  seen("an interview's time is moved by a new file", "interview", "wayne", {
    from: "Wayne Logistics Recruiting <talent@waynelogistics.co.uk>",
    subject: "Updated invitation: Operations Analyst - second round @ Wed 2 Dec 2026 11:00 (GMT)",
    text: "This event has been updated\nChanged: time",
    calendar: calendarOf([
      "SEQUENCE:2",
      "SUMMARY:Operations Analyst - second round",
      "ORGANIZER;CN=Wayne:mailto:talent@waynelogistics.co.uk",
      "DTSTART;TZID=GMT Standard Time:20261202T110000",
      "DTEND;TZID=GMT Standard Time:20261202T120000",
    ]),
  }),
  seen("the details of a visit on site", "interview", "harbor", {
    from: "Jo Ames <jo.ames@harborandpine.com>",
    subject: "Your visit on Tuesday",
    text: "Hi Noor,\n\nLooking forward to Tuesday! You'll meet Maya (Head of CS) at 10:00 and the wider team from 11:00. Our office is on the 4th floor; please bring photo ID for reception. Lunch is on us.\n\nJo",
  }),
  seen("a form about the right to work", "question", "wayne", {
    from: "Wayne Logistics Talent Acquisition <wayne@myworkday.com>",
    subject: "Action required: Operations Analyst (R-0048213)",
    text: "Dear Noor,\n\nTo move ahead, we need a little more from you. Please sign in to Candidate Home and complete the task 'Right to Work Declaration' by 27 November. Incomplete applications can't be considered.",
  }),
  seen("references are asked for", "question", "stark", {
    from: "Pepper Lindqvist <pepper@starklabs.io>",
    subject: "Almost there",
    text: "Hi Noor,\n\nThe panel loved you. Could you send over the names and email addresses of two people who have managed you, so I can get the references done this week?\n\nPepper",
  }),
  seen("a case study in French", "question", "lumiere", {
    from: "Camille Roux <camille.roux@lumiere-sante.fr>",
    subject: "Étude de cas",
    text: "Bonjour Noor,\n\nComme convenu, vous trouverez en pièce jointe l'étude de cas à préparer. Merci de nous retourner votre présentation (10 slides maximum) d'ici mercredi prochain.\n\nBon courage,\nCamille",
  }),
  seen("a Spanish test of level", "question", "bancosol", {
    from: "Selección Banco Sol <seleccion@bancosol.es>",
    subject: "Siguiente paso: prueba técnica",
    text: "Hola Noor:\n\nPara continuar en el proceso de Desarrollador Frontend necesitamos que completes una prueba técnica online. Dispones de 5 días para realizarla desde el siguiente enlace. ¡Mucha suerte!",
  }),
  seen("a Spanish offer", "offer", "ole", {
    from: "Marta Gil <marta.gil@cafesole.es>",
    subject: "Propuesta económica",
    text: "Hola Noor:\n\nEstamos encantados de ofrecerte la incorporación a Cafés Olé como Responsable de Marketing. Te adjunto la carta oferta con las condiciones: 42.000 € brutos anuales y fecha de inicio el 11 de enero. Quedo a la espera de tu confirmación.\n\nMarta",
  }),
  seen("a French promise of hiring", "offer", "lumiere", {
    from: "Recrutement Lumière Santé <recrutement@lumiere-sante.fr>",
    subject: "Promesse d'embauche",
    text: "Bonjour Noor,\n\nNous avons le plaisir de vous confirmer notre souhait de vous recruter en CDI au poste de Chef de projet digital à compter du 4 janvier 2027. Merci de nous renvoyer la promesse d'embauche ci-jointe, datée et signée.",
  }),
  seen("a French rejection in a mail that thanks at length", "rejection", "lumiere", {
    from: "Lumière Santé via Welcome to the Jungle <no-reply@welcomekit.co>",
    subject: "Réponse à votre candidature chez Lumière Santé",
    text: "Bonjour Noor,\n\nMerci d'avoir pris le temps de postuler chez nous ! Après une étude attentive, nous avons décidé de ne pas poursuivre le processus avec vous pour le poste de Chef de projet digital. Nous vous souhaitons pleine réussite dans vos recherches.",
    headers: LIST,
  }),
  seen("two titles of one company, the longer one meant", "confirmation", "globex-senior", {
    from: "Globex <no-reply@ashbyhq.com>",
    subject: "Application received - Senior Product Manager",
    text: "Hi Noor, thanks for applying to the Senior Product Manager position at Globex! We're reviewing your application.",
  }),
  seen(
    "one company with two cards and no title",
    "confirmation",
    null,
    {
      from: "Globex Hiring <jobs@globex.com>",
      subject: "We've received your application",
      text: "Thank you for applying to Globex. A recruiter will review your application and be in touch if there's a fit.",
    },
    ["globex", "globex-senior"],
  ),
  seen("a recruiter's cold pitch that names a card's title", "other", null, {
    from: "Brad Cole <brad@talentrocket.example>",
    subject: "Backend Engineer opportunities, up to 150k",
    text: "Hi there, I came across your profile and think you'd be a perfect fit for several Backend Engineer roles that my clients are hiring for. Do you have 15 minutes this week for a quick call?\n\nUnsubscribe",
    headers: LIST,
  }),
  seen("an agency's newsletter of interview tips", "other", null, {
    from: "The Muse <hello@themuse.example>",
    subject: "Nail your next interview: 7 questions you'll be asked",
    html: "<p>Congratulations, you got the interview! Now what? Here are seven questions hiring managers love. Plus: how to negotiate your offer letter.</p>",
    headers: LIST,
  }),
  seen("StepStone's alert with a card's title and company", "other", null, {
    from: "StepStone Jobagent <jobagent@stepstone.de>",
    subject: "Data Analyst (m/w/d) bei Acme GmbH und 12 weitere Jobs",
    html: "<p>Hallo Noor, neue Jobs für deine Suche:</p><p>Data Analyst (m/w/d)<br>Acme GmbH – Berlin<br>Jetzt bewerben</p><p>Jobagent bearbeiten</p>",
    headers: LIST,
  }),
  seen("a reminder that an application is unfinished", "other", null, {
    from: "Meridian Systems Careers <noreply@meridiansystems.io>",
    subject: "You're almost done! Finish your application",
    text: "Hi Noor, you started an application for Platform Engineer but haven't submitted it yet. Your draft will be kept for 14 days.",
  }),
  seen("the person's own answer to an invitation", "other", null, {
    from: me,
    subject: "Re: Technical interview: Site Reliability Engineer",
    text: "Hi Priya, Monday at 14:00 works well for me. See you then! Noor\n\nOn Mon, 16 Nov 2026 at 09:12, Priya Nair <priya.nair@meridiansystems.io> wrote:\n> We'd like to invite you to a technical interview.",
  }),
  seen("a phishing mail that imitates a bank's own domain", "other", null, {
    from: "Banco Sol RRHH <rrhh@banco-sol-empleo.example>",
    subject: "Has sido seleccionado - acción inmediata",
    text: "Enhorabuena, has sido seleccionado para un puesto en Banco Sol sin entrevista. Para formalizar el contrato, ingresa 60 € de tasas de gestión por Bizum y envíanos una foto de tu DNI y tarjeta por WhatsApp.",
  }),
  seen("a profile that is no longer active", "rejection", "harbor", {
    from: "Harbor & Pine Careers <noreply@eightfold.ai>",
    subject: "Regarding your candidacy",
    text: "Dear Noor, the hiring team for Customer Success Manager has moved into final stages with candidates whose profiles align most closely with the need. As such your profile is no longer active for this requisition. We'd be glad to see you apply for other roles.",
  }),
  seen("dates asked for a day of interviews", "interview", "covalent", {
    from: "Theo Blanc <theo@covalentlabs.ai>",
    subject: "Onsite logistics",
    text: "Hey Noor! The team would love to bring you in for the full loop. Could you share a few windows over the next two weeks that'd work for a four-hour block? We'll sort travel.",
  }),
  seen("a status on a job site", "rejection", "ole", {
    from: "InfoJobs <no-responder@infojobs.net>",
    subject: "Novedades en tu inscripción: Responsable de Marketing",
    html: "<p>Cafés Olé ha cambiado el estado de tu inscripción en Responsable de Marketing a <b>Descartado</b>.</p>",
    headers: LIST,
  }),
  seen("phishing for a mailbox's password", "other", null, {
    from: "DocuSign <secure@docusign-files.example>",
    subject: "Completed: Employment offer letter",
    text: "You have received a document to review. Log in with your email password to view the offer letter. This link expires in 24 hours.",
  }),
  seen("a delay", "confirmation", "northwind", {
    from: "Northwind Robotics <no-reply@greenhouse.io>",
    subject: "A quick update on your application",
    text: "Hi Noor, we wanted to let you know that we're still working through applications for Backend Engineer. It's taking longer than we'd hoped; thank you for bearing with us. You don't have to do anything.",
  }),
];
