import type { Status } from "#domain/values.ts";

/** What people call the stages, by the column it means. A word that is not listed is asked about. */
export const STATUS_WORDS: Record<Status, readonly string[]> = {
  saved: listed(`
    saved, wishlist, bookmarked, bookmark, interested, draft, to apply, not applied, to do, todo,
    gespeichert, gemerkt, enregistré, guardado
  `),
  applied: listed(`
    applied, submitted, application submitted, application sent, sent, waiting, beworben, postulé,
    candidature envoyée, aplicado, enviado
  `),
  interviewing: listed(`
    interviewing, interview, interviews, screening, phone screen, phone, screen, assessment, technical,
    onsite, on site, final, final round, panel, hiring manager, recruiter call, hr, recruiter, call, round,
    take home, vorstellungsgespräch, gespräch, im gespräch, entretien, entrevista
  `),
  offer: listed("offer, offered, negotiating, negotiation, offer received, angebot, offre, oferta"),
  accepted: listed("accepted, hired, signed, offer accepted, angenommen, accepté, aceptado"),
  rejected: listed(`
    rejected, declined, not selected, denied, is denied, is rejected, auto rejected, rejection, abgelehnt,
    absage, refusé, rechazado
  `),
  archived: listed(`
    archived, withdrew, withdrawn, ghosted, no response, expired, closed by me, archiviert, zurückgezogen,
    archivé, retiré, archivado
  `),
};

export const WORK_MODE_WORDS = {
  remote: listed("remote, fully remote, 100 remote, remote only, work from home, wfh, télétravail, remoto"),
  hybrid: listed("hybrid, partly remote, teilweise remote, hybride, híbrido"),
  onsite: listed("onsite, on site, office, in office, in person, vor ort, sur site, presencial"),
};

export const WORK_TYPE_WORDS = {
  full_time: listed("full time, full_time, fulltime, permanent, vollzeit, cdi, temps plein, tiempo completo"),
  part_time: listed("part time, part_time, parttime, teilzeit, temps partiel, tiempo parcial"),
  contract: listed("contract, contractor, freelance, cdd, freiberuflich"),
  temporary: listed("temporary, temp, befristet, intérim, temporal"),
  internship: listed("internship, intern, praktikum, stage, prácticas"),
};

export const PAY_FREQUENCY_WORDS = {
  hourly: listed("hourly, hour, hr, h, hours, stunde, std, heure, hora"),
  weekly: listed("weekly, week, wk, woche, semaine, semana"),
  biweekly: listed("biweekly"),
  monthly: listed("monthly, month, mo, monat, mois, mes"),
  annually: listed("annually, annual, year, yr, pa, p a, jahr, an, año, annum, per annum"),
  other: listed("other"),
};

/** Signs and codes of money. */
export const CURRENCY_SIGNS: Record<string, string> = {
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  US$: "USD",
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  zł: "PLN",
  CHF: "CHF",
};

/** Cells that say that there is nothing. */
export const BLANK_WORDS: ReadonlySet<string> = new Set([
  "",
  ...listed("n/a, na, n.a., -, –, —, --, tbd, tba, none, null, ?, unknown, #n/a, k.a., k. a."),
]);

export const YES_WORDS: ReadonlySet<string> = new Set(
  listed("yes, y, true, x, 1, ✓, ✔, ✔️, ✅, ☑, ja, oui, sí, si, done"),
);
export const NO_WORDS: ReadonlySet<string> = new Set(listed("no, n, false, 0, ✗, ✘, ❌, ☐, nein, non"));

/** Months as they are written, by their number. */
export const MONTHS: readonly (readonly string[])[] = [
  listed("january, jan, januar, janvier, janv, enero, ene"),
  listed("february, feb, februar, février, févr, febrero"),
  listed("march, mar, märz, mrz, mars, marzo"),
  listed("april, apr, avril, avr, abril, abr"),
  listed("may, mai, mayo"),
  listed("june, jun, juni, juin, junio"),
  listed("july, jul, juli, juillet, juil, julio"),
  listed("august, aug, août, agosto, ago"),
  listed("september, sep, sept, septembre, septiembre"),
  listed("october, oct, oktober, okt, octobre, octubre"),
  listed("november, nov, novembre, noviembre"),
  listed("december, dec, dezember, dez, décembre, déc, diciembre, dic"),
];

/** The words of a text that lists them, so that long lists of data stay readable. */
export function listed(text: string): readonly string[] {
  return text.split(",").map((word) => word.trim());
}

/** A heading or word as it is compared: no case, no punctuation or emoji, single spaces. */
export function normalise(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
