import { listed } from "#domain/words-in-text.ts";
import { HEADINGS } from "./headings.ts";
import type { Target } from "./targets.ts";

/**
 * The concepts that the words of a heading mean. `elsewhere` keeps dates, links, and names of other things from being taken for the card's.
 */
const CONCEPTS = {
  filler: listed(`
    the, a, an, of, for, my, i, is, in, to, by, name, job, jobs, current, hiring, full, last, latest, expected, range, base,
    annual, yearly, monthly, offered, primary, text, info, gross, e, number, usd, eur, gbp, what, which, where, any, it, this, about, your, you,
    did, short, estimate, estimated, nombre, nom, nome, naam, de, la, le, l, d, s, el, del, des, du, di, da, der, die, das, zur, zum, als, al, que, van, mensual, anual,
    bruto, brut, brutto, mensuel, annuel, monatlich, mensal, proposé, ofrecido, visé, vers, naar, process, processus, proceso, processo,
    person, personne, do, actuel, actual, atual, aktuell, aktueller, huidige, recherché
  `),
  date: listed("date, day, on, at, when, time, timestamp, datetime, datum, data, am, fecha"),
  applied: listed(`
    applied, apply, application, submitted, submission, sent, bewerbung, beworben, candidature, postulé, solicitud, candidatura, aplicación, postulación,
    envío, envoi, envio, invio, sollicitatie
  `),
  saved: listed("saved, added, created, bookmarked, bookmark, discovered, erstellt, gespeichert, guardado"),
  status: listed("status, stage, pipeline, estatus"),
  changed: listed("changed, change, moved, since, transition, entered"),
  outcome: listed("outcome, result, decision"),
  title: listed("title, role, position, designation, vacancy, offre, função, posição"),
  company: listed("company, co, employer, firm"),
  link: listed("link, url, href, uri, hyperlink, website, webpage, page, lien, enlace, länk, ligação"),
  posting: listed("posting, post, listing, ad, advert, advertisement, annonce, annuncio, anzeige"),
  description: listed("description, jd, detail, requirement, responsibility"),
  note: listed("note, comment, remark, memo"),
  source: listed(
    "source, platform, channel, portal, board, via, origin, medium, find, found, hear, plataforma, medio, moyen, gefunden",
  ),
  manner: listed("how"),
  location: listed("location, place, area, site, localidade"),
  street: listed("street, address, adresse, anschrift"),
  city: listed("city, town, miasto"),
  state: listed("state, province, region"),
  country: listed("country"),
  postal: listed("zip, postal, postcode"),
  code: listed("code"),
  mode: listed("remote, hybrid, onsite, workplace, wfh, remotely"),
  work: listed("work, working"),
  employment: listed("employment, contract, engagement"),
  type: listed("type, mode, model, arrangement, setting, policy, style, format"),
  pay: listed("pay, salary, compensation, comp, wage, ctc, remuneration, retribuzione"),
  amount: listed("amount, value"),
  least: listed("min, minimum, low, lower, from, floor"),
  most: listed("max, maximum, high, upper, ceiling, top"),
  frequency: listed("frequency, period, interval, cadence"),
  currency: listed("currency"),
  contact: listed("contact, contactée, recruiter, manager, referrer, poc, interviewer, hr"),
  email: listed("email, mail, correo"),
  phone: listed("phone, telephone, tel, mobile, cell"),
  profile: listed("linkedin, profile"),
  interview: listed("interview"),
  elsewhere: listed(`
    deadline, due, closing, closes, expiry, expires, follow, followup, reminder, next, birthday, start, end, updated, modified,
    frist, échéance, límite, size, industry, rating, score, resume, cv
  `),
} as const;
type Concept = keyof typeof CONCEPTS;

/** The concepts of each target: a heading must have exactly these, in any order. */
const MEANINGS: Partial<Record<Target, readonly string[]>> = {
  title: listed("title, applied title, title posting, posting title"),
  company: listed("company, applied company"),
  status: listed("status, applied status, status changed"),
  outcome: listed("outcome, applied outcome"),
  applicationDate: listed("applied, applied date"),
  savedDate: listed("saved, saved date, saved posting, saved posting date"),
  statusDate: listed("status date, status changed date, changed date, outcome date"),
  interviewDate: listed("interview date"),
  applicationLink: listed(
    "link, posting, posting link, applied link, source link, title link, applied posting link, description link",
  ),
  source: listed("source, applied source, posting source, contact source, manner applied, manner source"),
  notes: listed("note, applied note"),
  description: listed("description, posting description, title description"),
  location: listed(
    "location, title location, company location, applied location, work location, posting location",
  ),
  city: listed("city, location city"),
  state: listed("state, location state"),
  country: listed("country, location country"),
  postalCode: listed("postal, postal code, location postal, location postal code"),
  workMode: listed(
    "mode, mode type, mode status, mode work, location type, work type mode, mode location, work status mode",
  ),
  workType: listed("employment, employment type, employment status, title type, work employment type"),
  pay: listed("pay, title pay, pay amount frequency, posting pay"),
  payAmount: listed("pay amount"),
  payFrequency: listed("pay frequency, pay type"),
  currency: listed("currency, pay currency"),
  salaryRangeMin: listed("pay least, pay least amount"),
  salaryRangeMax: listed("pay most, pay most amount"),
  contactName: listed("contact"),
  contactTitle: listed("contact title"),
  contactEmail: listed("email, contact email, company email, email street, contact email street"),
  contactPhone: listed("phone, contact phone, company phone"),
  contactLink: listed("contact profile, contact profile link, contact link"),
};

/** The concepts of the targets whose headings, if they are one word, mean the same within a longer heading. */
const CONCEPT_BY_TARGET: Partial<Record<Target, Concept>> = {
  title: "title",
  company: "company",
  status: "status",
  outcome: "outcome",
  applicationLink: "posting",
  source: "source",
  notes: "note",
  location: "location",
  city: "city",
  pay: "pay",
  contactName: "contact",
};
const conceptByWord = new Map<string, Concept>([
  ...Object.entries(CONCEPT_BY_TARGET).flatMap(([target, concept]) =>
    HEADINGS[target as Target]
      .filter((heading) => !heading.includes(" "))
      .map((word) => [word, concept] as const),
  ),
  ...Object.entries(CONCEPTS).flatMap(([concept, words]) =>
    words.map((word) => [word, concept as Concept] as const),
  ),
]);
const targetByConcepts = new Map(
  Object.entries(MEANINGS).flatMap(([target, meanings]) =>
    meanings.map((meaning) => [keyOf(meaning.split(" ")), target as Target] as const),
  ),
);

/** Returns the words of a heading, however they are joined (`appliedDate`, `applied_date`, `Applied-Date`), with plurals as singulars. */
function wordsOf(heading: string): string[] {
  return heading
    .normalize("NFC")
    .replace(/(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(singular);
}

function singular(word: string): string {
  if (conceptByWord.has(word) || word.length < 4 || /(?:ss|us)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Returns a heading's target by its words; undefined if they are unknown, or ambiguous. */
export function targetOfWords(heading: string): Target | undefined {
  const words = wordsOf(heading);
  // Another program's ids mean nothing to a person.
  if (words.length > 1 && /^(?:uu)?id$/.test(words.at(-1) ?? "")) return "ignore";
  return targetOf(words.map((word) => conceptByWord.get(word) ?? word));
}

/** Returns the target of a heading by its known words alone, such as the title of "Poste recherché"; the cells must confirm it. */
export function likelyTargetOf(heading: string): Target | undefined {
  return targetOf(wordsOf(heading).flatMap((word) => conceptByWord.get(word) ?? []));
}

function targetOf(concepts: readonly string[]): Target | undefined {
  return targetByConcepts.get(keyOf(concepts.filter((concept) => concept !== "filler")));
}

/** Checks whether a heading leaves its column's subject open: its only known words mean a date or a link. */
export function isOpenHeading(heading: string): boolean {
  const open = new Set<Concept | undefined>([undefined, "filler", "manner", "date", "link"]);
  return wordsOf(heading).every((word) => open.has(conceptByWord.get(word)));
}

function keyOf(concepts: readonly string[]): string {
  return [...new Set(concepts)].sort().join(" ");
}
