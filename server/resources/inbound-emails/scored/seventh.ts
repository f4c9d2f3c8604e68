import { type Fixture, mailOf } from "./mail.ts";

const seen = (
  name: string,
  kind: Fixture["kind"],
  card: string | null,
  from: string,
  subject: string,
  text: string,
): Fixture => ({ name, kind, card, raw: mailOf({ from, subject, text }) });

const NORTHWIND = "Northwind Robotics <talent@northwind-robotics.com>";

/** Of 245 emails that the rules hadn't seen, half of them real, the shapes of those that they read wrong. */
export const seventh: readonly Fixture[] = [
  seen(
    "a refusal in the words of an advance, contracted",
    "rejection",
    "northwind",
    NORTHWIND,
    "Backend Engineer",
    "Thanks so much for your interest in Backend Engineer-21129.\n\nUnfortunately, you haven't been selected to move forward with the next phase of the process. We encourage you to join our talent community.",
  ),
  seen(
    "a refusal with a verb in its base form",
    "rejection",
    "northwind",
    NORTHWIND,
    "Backend Engineer",
    "Thank you for your interest in joining our team.\n\nAlthough your resume was very competitive, our hiring team reviewed your application and did not select it for further consideration.",
  ),
  seen(
    "a refusal that names the hiring process",
    "rejection",
    "northwind",
    NORTHWIND,
    "Backend Engineer",
    "Thank you for applying for the position of Backend Engineer. We have reviewed your skills and experience; however, you were not selected to move forward in our hiring process at this time.",
  ),
  seen(
    "a filled position in a relative clause",
    "rejection",
    "northwind",
    NORTHWIND,
    "Backend Engineer",
    "We regret to inform you that the position you applied for has been filled by another candidate. We will retain your resume. Thanks again for your interest.",
  ),
  seen(
    "an offer to a candidate who applied before",
    "rejection",
    "northwind",
    NORTHWIND,
    "Backend Engineer",
    "Thank you for your interest in the Backend Engineer position! A number of people applied before you, and we have extended an offer to a candidate. While this role did not work out, your skills may suit others.",
  ),
  seen(
    "other applicants who go on to interviews",
    "rejection",
    "northwind",
    NORTHWIND,
    "Your application to Northwind Robotics",
    "Hi Noor,\n\nThere was a great deal to like in your background, but we've chosen to take other applicants through to the interview stage.",
  ),
  seen(
    "a German refusal around the word for inviting",
    "rejection",
    "klarwasser",
    "Klarwasser Personal <personal@klarwasser.com>",
    "Rückmeldung Projektleiter (m/w/d)",
    "Sehr geehrte Frau Haddad,\n\nnach Sichtung Ihrer Unterlagen können wir Sie leider nicht zu einem persönlichen Gespräch einladen.",
  ),
  seen(
    "a certificate in a German compound",
    "question",
    "mueller",
    "A. Muster <a.muster@mueller-soehne.de>",
    "Ihre Bewerbung als Buchhalter",
    "Vielen Dank für Ihre Unterlagen. Könnten Sie uns noch Ihr Abschlusszeugnis nachreichen?",
  ),
  seen(
    "an application that was withdrawn at the person's request",
    "other",
    null,
    "Harbor & Pine <no-reply@smartrecruiters.com>",
    "Your application has been withdrawn",
    "Hi Noor,\n\nThis email confirms that your application for Customer Success Manager at Harbor & Pine was withdrawn at your request.",
  ),
  seen(
    "an absence that mentions interviews, without the header",
    "other",
    null,
    "Jana Wolf <jana.wolf@acme.de>",
    "Automatische Antwort: Data Analyst",
    "Ich bin bis zum 25.11. nicht im Hause. Zum Thema Vorstellungsgespräch wenden Sie sich bitte an meine Kollegin.",
  ),
  seen(
    "a mailbox that confirms by automatic reply",
    "confirmation",
    "acme",
    "Acme GmbH <bewerbung@acme.de>",
    "Automatische Antwort: Bewerbung als Data Analyst (m/w/d)",
    "Vielen Dank für Ihre Bewerbung. Wir haben Ihre Unterlagen erhalten und melden uns bei Ihnen.",
  ),
];
