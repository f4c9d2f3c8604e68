import { type Fixture, mailOf } from "./mail.ts";

/** German, French, and Spanish emails, written after the rules were extended the first time. */
export const batch2Others: readonly Fixture[] = [
  {
    name: "Absage mit Dank",
    kind: "rejection",
    card: "acme",
    raw: mailOf({
      from: "jobs@acme.de",
      subject: "Deine Bewerbung als Data Analyst",
      text: "Liebe Noor, vielen Dank für das Vertrauen. Nach reiflicher Überlegung haben wir entschieden, deine Bewerbung nicht weiterzuverfolgen. Wir drücken dir die Daumen!",
    }),
  },
  {
    name: "Absage, andere Richtung",
    kind: "rejection",
    card: "mueller",
    raw: mailOf({
      from: "personal@mueller-soehne.de",
      subject: "Buchhalter",
      text: "Sehr geehrte Frau Haddad, wir haben die Stelle an eine Bewerberin aus dem eigenen Haus vergeben und bitten um Ihr Verständnis.",
    }),
  },
  {
    name: "Eingang im Portal",
    kind: "confirmation",
    card: "acme",
    raw: mailOf({
      from: "Acme <no-reply@acme.de>",
      subject: "Wir haben deine Bewerbung bekommen",
      text: "Hey Noor, super, dass du dich für Data Analyst interessierst. Jetzt sind wir am Zug - du hörst in zwei Wochen von uns.",
    }),
  },
  {
    name: "Einladung Teams",
    kind: "interview",
    card: "mueller",
    raw: mailOf({
      from: "Jutta Müller <j.mueller@mueller-soehne.de>",
      subject: "Gesprächstermin",
      text: "Sehr geehrte Frau Haddad, wir möchten Sie gern näher kennenlernen und schlagen Ihnen Mittwoch, 9. Dezember, 13 Uhr per Teams vor. Wäre das für Sie möglich?",
    }),
  },
  {
    name: "Vertrag kommt",
    kind: "offer",
    card: "acme",
    raw: mailOf({
      from: "Lena Krüger <lena.krueger@acme.de>",
      subject: "Willkommen bei Acme!",
      text: "Liebe Noor, wir freuen uns riesig, dass du ab März unser Team verstärkst, wenn du magst! Den Vertrag schicke ich dir morgen zum Unterschreiben.",
    }),
  },
  {
    name: "Fragen vorab",
    kind: "question",
    card: "acme",
    raw: mailOf({
      from: "jobs@acme.de",
      subject: "Kurze Frage",
      text: "Hallo Noor, eine Sache vorab: Ab wann könntest du anfangen, und wärst du bereit, zwei Tage in der Woche in Hamburg zu sein?",
    }),
  },
  {
    name: "refus cordial",
    kind: "rejection",
    card: "lumiere",
    raw: mailOf({
      from: "Claire Petit <claire.petit@lumiere-sante.fr>",
      subject: "Notre décision",
      text: "Chère Noor, nous avons pris le temps de la réflexion et avons décidé de ne pas vous proposer ce poste. Je garde un excellent souvenir de notre rencontre.",
    }),
  },
  {
    name: "réception",
    kind: "confirmation",
    card: "lumiere",
    raw: mailOf({
      from: "ne-pas-repondre@lumiere-sante.fr",
      subject: "Chef de projet digital : nous avons votre dossier",
      text: "Bonjour, votre dossier nous est parvenu ce jour. Nous l'examinons et vous tiendrons au courant.",
    }),
  },
  {
    name: "rencontre",
    kind: "interview",
    card: "lumiere",
    raw: mailOf({
      from: "Claire Petit <claire.petit@lumiere-sante.fr>",
      subject: "Rencontrons-nous",
      text: "Bonjour Noor, l'équipe aimerait vous voir. Choisissez l'horaire qui vous arrange sur mon agenda : https://calendly.com/claire",
    }),
  },
  {
    name: "proposition",
    kind: "offer",
    card: "lumiere",
    raw: mailOf({
      from: "Claire Petit <claire.petit@lumiere-sante.fr>",
      subject: "Vous êtes des nôtres ?",
      text: "Chère Noor, nous serions ravis de vous compter dans l'équipe. Voici notre offre : 46 k€ sur 13 mois, deux jours de télétravail, début le 4 janvier. Répondez-moi avant vendredi.",
    }),
  },
  {
    name: "pièce manquante",
    kind: "question",
    card: "lumiere",
    raw: mailOf({
      from: "rh@lumiere-sante.fr",
      subject: "Pièce à fournir",
      text: "Bonjour, nous n'avons pas trouvé votre diplôme dans votre dossier. Pouvez-vous nous l'envoyer par retour de mail ?",
    }),
  },
  {
    name: "no cordial",
    kind: "rejection",
    card: "bancosol",
    raw: mailOf({
      from: "Marta Gil <marta.gil@bancosol.es>",
      subject: "Desarrollador Frontend",
      text: "Hola Noor, tras mucho pensarlo hemos optado por no avanzar con tu candidatura. Ojalá coincidamos más adelante.",
    }),
  },
  {
    name: "recibido",
    kind: "confirmation",
    card: "bancosol",
    raw: mailOf({
      from: "Banco Sol <no-reply@teamtailor-mail.com>",
      subject: "¡Gracias, Noor!",
      text: "Tu candidatura para Desarrollador Frontend ya está con nosotros. Le echaremos un vistazo y te contaremos.",
    }),
  },
  {
    name: "cita",
    kind: "interview",
    card: "ole",
    raw: mailOf({
      from: "rrhh@cafesole.es",
      subject: "Proceso Responsable de Marketing",
      text: "Hola Noor: nos encantaría verte. ¿Podrías acercarte a la oficina el martes a las 12? Hablarías con Luis, nuestro director.",
    }),
  },
  {
    name: "propuesta",
    kind: "offer",
    card: "ole",
    raw: mailOf({
      from: "rrhh@cafesole.es",
      subject: "Propuesta económica",
      text: "Hola Noor: has sido la candidata elegida. Te ofrecemos 32.000 € brutos al año y contrato indefinido desde enero. Esperamos tu respuesta.",
    }),
  },
  {
    name: "disponibilidad",
    kind: "question",
    card: "bancosol",
    raw: mailOf({
      from: "seleccion@bancosol.es",
      subject: "Un par de cosas",
      text: "Hola Noor: ¿cuándo podrías incorporarte y qué salario esperas? También nos vendría bien ver algún proyecto tuyo.",
    }),
  },
  {
    name: "Black Friday",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Shop <news@shop.example>",
      subject: "Exclusive offer for you",
      text: "Our best offer of the year. Save 30% on laptops.",
      headers: ["List-Unsubscribe: <https://shop.example/u>"],
    }),
  },
  {
    name: "a candidate newsletter",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Hooli Careers <careers@hooli.com>",
      subject: "Life at Hooli: meet our teams",
      text: "Hear from our engineers, see our open roles, and join our next meetup.",
      headers: ["List-Unsubscribe: <https://hooli.com/u>"],
    }),
  },
  {
    name: "a receipt",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Rail <tickets@rail.example>",
      subject: "Your booking confirmation 88123",
      text: "Thank you for your order. Your seat is reserved.",
    }),
  },
  {
    name: "a support ticket with a case number",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Globex Support <support@globex.com>",
      subject: "Case number 00482917: we need more information",
      text: "Hi Noor,\n\nThank you for contacting Globex Support. Your case number is 00482917. Could you please send us a screenshot of the error and confirm which version you use? Please answer by Friday so that we can move ahead.",
    }),
  },
  {
    name: "a support ticket that was opened",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Notion <team@makenotion.com>",
      subject: "[Ticket #55212] Missing blocks",
      text: "Hi, we have received your request and will get back to you within two days. Please reply to this email to add details.",
    }),
  },
  {
    name: "a case number alone",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Globex <service@globex.com>",
      subject: "Your case 4821",
      text: "We are looking into case 4821 and will call you back.",
    }),
  },
  {
    name: "a support ticket in German",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Acme Support <support@acme.de>",
      subject: "Ihre Ticketnummer 88213",
      text: "Guten Tag, bitte senden Sie uns noch folgende Angaben: Seriennummer und eine Kopie der Rechnung.",
    }),
  },
  {
    name: "a recruiter's question in a ticket",
    kind: "question",
    card: "globex",
    raw: mailOf({
      from: "Globex Careers <careers@globex.com>",
      subject: "Ticket number 7731: your application as Product Manager",
      text: "Could you please send us your transcript of records? We need it for your application.",
    }),
  },
];
