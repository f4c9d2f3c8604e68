import { type Fixture, mailOf } from "./mail.ts";

/** Emails written after the rules were extended the second time. */
export const batch3: readonly Fixture[] = [
  {
    name: "rejection: Regarding your Product Manager application",
    kind: "rejection",
    card: "globex",
    raw: mailOf({
      from: "Globex <careers@globex.com>",
      subject: "Regarding your Product Manager application",
      text: "Dear Noor, we received over 600 applications and could only interview a handful of people. Sadly yours isn't among them.",
    }),
  },
  {
    name: "rejection: Backend Engineer",
    kind: "rejection",
    card: "northwind",
    raw: mailOf({
      from: "Kim Ode <kim@northwind-robotics.com>",
      subject: "Backend Engineer",
      text: "Noor, I'll keep this brief: we're not going to make you an offer. Your system design round was weaker than we'd hoped.",
    }),
  },
  {
    name: "rejection: Rückmeldung zu deiner Bewerbung",
    kind: "rejection",
    card: "acme",
    raw: mailOf({
      from: "jobs@acme.de",
      subject: "Rückmeldung zu deiner Bewerbung",
      text: "Hallo Noor, wir können dir für die Position Data Analyst kein Angebot machen. Dein Profil liegt etwas neben dem, was wir suchen.",
    }),
  },
  {
    name: "rejection: Votre candidature Chef de projet digital",
    kind: "rejection",
    card: "lumiere",
    raw: mailOf({
      from: "rh@lumiere-sante.fr",
      subject: "Votre candidature Chef de projet digital",
      text: "Bonjour, votre profil ne répond pas entièrement à nos attentes pour cette mission. Nous vous remercions et vous souhaitons de trouver rapidement un poste.",
    }),
  },
  {
    name: "rejection: Proceso finalizado",
    kind: "rejection",
    card: "bancosol",
    raw: mailOf({
      from: "seleccion@bancosol.es",
      subject: "Proceso finalizado",
      text: "Hola Noor: el proceso de Desarrollador Frontend se ha cerrado y tu perfil no fue el escogido. Gracias por tu tiempo.",
    }),
  },
  {
    name: "confirmation: Re: Operations Analyst application",
    kind: "confirmation",
    card: "wayne",
    raw: mailOf({
      from: "hr@waynelogistics.co.uk",
      subject: "Re: Operations Analyst application",
      text: "Dear Noor, many thanks for your email and CV, which I have passed on to the hiring manager. Kind regards, Beth",
    }),
  },
  {
    name: "confirmation: Deine Bewerbung",
    kind: "confirmation",
    card: "acme",
    raw: mailOf({
      from: "jobs@acme.de",
      subject: "Deine Bewerbung",
      text: "Hallo Noor, vielen Dank, dass du dich für uns entschieden hast. Unser Recruiting-Team wirft jetzt einen Blick auf deinen Lebenslauf.",
    }),
  },
  {
    name: "confirmation: Merci !",
    kind: "confirmation",
    card: "lumiere",
    raw: mailOf({
      from: "Lumière Santé <no-reply@lumiere-sante.fr>",
      subject: "Merci !",
      text: "Bonjour Noor, un grand merci pour votre envoi. Notre équipe recrutement prend le relais et vous répondra prochainement.",
    }),
  },
  {
    name: "confirmation: Gracias por contactar",
    kind: "confirmation",
    card: "ole",
    raw: mailOf({
      from: "rrhh@cafesole.es",
      subject: "Gracias por contactar",
      text: "Hola Noor, hemos guardado tu solicitud de Responsable de Marketing y la compartiremos con el equipo.",
    }),
  },
  {
    name: "interview: Senior Product Manager: talk with our VP",
    kind: "interview",
    card: "globex-senior",
    raw: mailOf({
      from: "Ana Li <ana@globex.com>",
      subject: "Senior Product Manager: talk with our VP",
      text: "Hi Noor, our VP of Product has an opening on Wednesday between 2 and 4pm. Shall I put you down for 2:30?",
    }),
  },
  {
    name: "interview: Confirmed: Thursday 3 December, 11:00",
    kind: "interview",
    card: "hooli",
    raw: mailOf({
      from: "talent@hooli.com",
      subject: "Confirmed: Thursday 3 December, 11:00",
      text: "Looking forward to seeing you at our office on Thursday. Ask for Gavin at reception. You'll spend an hour with two engineers.",
    }),
  },
  {
    name: "interview: Nächste Woche",
    kind: "interview",
    card: "acme",
    raw: mailOf({
      from: "Lena Krüger <lena.krueger@acme.de>",
      subject: "Nächste Woche",
      text: "Hi Noor, dein Profil gefällt uns. Lass uns nächste Woche mal sprechen, ich rufe dich gern an. Wann erreiche ich dich?",
    }),
  },
  {
    name: "interview: Votre venue mercredi",
    kind: "interview",
    card: "lumiere",
    raw: mailOf({
      from: "Claire Petit <claire.petit@lumiere-sante.fr>",
      subject: "Votre venue mercredi",
      text: "Bonjour Noor, je vous confirme notre rencontre mercredi à 10 h, métro Bastille. Vous serez reçue par moi-même et le directeur.",
    }),
  },
  {
    name: "interview: Siguiente paso",
    kind: "interview",
    card: "bancosol",
    raw: mailOf({
      from: "Marta Gil <marta.gil@bancosol.es>",
      subject: "Siguiente paso",
      text: "Hola Noor: has pasado a la siguiente fase. El responsable técnico quiere charlar contigo el viernes. ¿A qué hora puedes?",
    }),
  },
  {
    name: "offer: Let's make it official",
    kind: "offer",
    card: "northwind",
    raw: mailOf({
      from: "Kim Ode <kim@northwind-robotics.com>",
      subject: "Let's make it official",
      text: "Noor, we've decided: we want you on the team! Here's what we propose: 80k, 28 days of leave, and a start in February. Tell me what you think.",
    }),
  },
  {
    name: "offer: Zusage",
    kind: "offer",
    card: "mueller",
    raw: mailOf({
      from: "Jutta Müller <j.mueller@mueller-soehne.de>",
      subject: "Zusage",
      text: "Sehr geehrte Frau Haddad, wir haben uns für Sie entschieden. Als Anlage erhalten Sie den Anstellungsvertrag zur Durchsicht.",
    }),
  },
  {
    name: "offer: Votre contrat",
    kind: "offer",
    card: "lumiere",
    raw: mailOf({
      from: "Claire Petit <claire.petit@lumiere-sante.fr>",
      subject: "Votre contrat",
      text: "Bonjour Noor, comme convenu, je vous adresse votre contrat pour lecture et signature avant le 1er décembre.",
    }),
  },
  {
    name: "offer: Bienvenida",
    kind: "offer",
    card: "bancosol",
    raw: mailOf({
      from: "Marta Gil <marta.gil@bancosol.es>",
      subject: "Bienvenida",
      text: "Noor, ¡el puesto es tuyo! Mañana te llega la carta oferta para que la firmes. Empezarías el 11 de enero.",
    }),
  },
  {
    name: "question: Product Manager: quick check",
    kind: "question",
    card: "globex",
    raw: mailOf({
      from: "Globex <people@globex.com>",
      subject: "Product Manager: quick check",
      text: "Hi Noor, are you able to travel one week a month, and what's your current notice period?",
    }),
  },
  {
    name: "question: Bewerbung Buchhalter",
    kind: "question",
    card: "mueller",
    raw: mailOf({
      from: "personal@mueller-soehne.de",
      subject: "Bewerbung Buchhalter",
      text: "Sehr geehrte Frau Haddad, bitte füllen Sie den beigefügten Personalbogen aus und senden ihn uns bis Freitag zurück.",
    }),
  },
  {
    name: "question: Test en ligne",
    kind: "question",
    card: "lumiere",
    raw: mailOf({
      from: "rh@lumiere-sante.fr",
      subject: "Test en ligne",
      text: "Bonjour, vous trouverez ci-dessous le lien vers un test de personnalité à passer avant dimanche.",
    }),
  },
  {
    name: "question: Formulario",
    kind: "question",
    card: "ole",
    raw: mailOf({
      from: "rrhh@cafesole.es",
      subject: "Formulario",
      text: "Hola: rellene, por favor, el formulario adjunto con sus datos y envíelo firmado.",
    }),
  },
  {
    name: "other: Globex has 3 new reviews",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Glassdoor <noreply@glassdoor.com>",
      subject: "Globex has 3 new reviews",
      text: "See what employees say about Globex. New salaries for Product Manager.",
      headers: ["List-Unsubscribe: <https://g.com/u>"],
    }),
  },
  {
    name: "other: Interview?",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Mum <mum@family.example>",
      subject: "Interview?",
      text: "How did it go with Globex? Call me!",
    }),
  },
  {
    name: "other: Product Manager: 25+ new jobs in London",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Indeed <alert@indeed.com>",
      subject: "Product Manager: 25+ new jobs in London",
      text: "Globex - Product Manager - easily apply.",
      headers: ["List-Unsubscribe: <https://i.com/u>"],
    }),
  },
];
