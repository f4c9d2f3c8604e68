import type { Status } from "#components/status/status-meta.ts";

/** What people call the stages, by the column it means. A word that is not listed is asked about. */
export const STATUS_WORDS: Record<Status, readonly string[]> = {
  saved: [
    ...[
      "saved",
      "wishlist",
      "bookmarked",
      "bookmark",
      "interested",
      "draft",
      "to apply",
      "not applied",
      "to do",
      "todo",
    ],
    ...["gespeichert", "gemerkt", "enregistré", "guardado"],
  ],
  applied: [
    ...[
      "applied",
      "submitted",
      "application submitted",
      "application sent",
      "sent",
      "waiting",
      "beworben",
      "postulé",
    ],
    ...["candidature envoyée", "aplicado", "enviado"],
  ],
  interviewing: [
    ...[
      "interviewing",
      "interview",
      "interviews",
      "screening",
      "phone screen",
      "phone",
      "screen",
      "assessment",
      "technical",
    ],
    ...[
      "onsite",
      "on site",
      "final",
      "final round",
      "panel",
      "hiring manager",
      "recruiter call",
      "hr",
      "recruiter",
      "call",
    ],
    ...["round", "take home", "vorstellungsgespräch", "gespräch", "im gespräch", "entretien", "entrevista"],
  ],
  offer: ["offer", "offered", "negotiating", "negotiation", "offer received", "angebot", "offre", "oferta"],
  accepted: ["accepted", "hired", "signed", "offer accepted", "angenommen", "accepté", "aceptado"],
  rejected: [
    ...[
      "rejected",
      "declined",
      "not selected",
      "denied",
      "is denied",
      "is rejected",
      "auto rejected",
      "rejection",
    ],
    ...["abgelehnt", "absage", "refusé", "rechazado"],
  ],
  archived: [
    ...[
      "archived",
      "withdrew",
      "withdrawn",
      "ghosted",
      "no response",
      "expired",
      "closed by me",
      "archiviert",
    ],
    ...["zurückgezogen", "archivé", "retiré", "archivado"],
  ],
};

export const WORK_MODE_WORDS = {
  remote: [
    "remote",
    "fully remote",
    "100 remote",
    "remote only",
    "work from home",
    "wfh",
    "télétravail",
    "remoto",
  ],
  hybrid: ["hybrid", "partly remote", "teilweise remote", "hybride", "híbrido"],
  onsite: ["onsite", "on site", "office", "in office", "in person", "vor ort", "sur site", "presencial"],
} as const;

export const WORK_TYPE_WORDS = {
  full_time: [
    "full time",
    "full_time",
    "fulltime",
    "permanent",
    "vollzeit",
    "cdi",
    "temps plein",
    "tiempo completo",
  ],
  part_time: ["part time", "part_time", "parttime", "teilzeit", "temps partiel", "tiempo parcial"],
  contract: ["contract", "contractor", "freelance", "cdd", "freiberuflich"],
  temporary: ["temporary", "temp", "befristet", "intérim", "temporal"],
  internship: ["internship", "intern", "praktikum", "stage", "prácticas"],
} as const;

export const PAY_FREQUENCY_WORDS = {
  hourly: ["hourly", "hour", "hr", "h", "hours", "stunde", "std", "heure", "hora"],
  weekly: ["weekly", "week", "wk", "woche", "semaine", "semana"],
  biweekly: ["biweekly"],
  monthly: ["monthly", "month", "mo", "monat", "mois", "mes"],
  annually: ["annually", "annual", "year", "yr", "pa", "p a", "jahr", "an", "año", "annum", "per annum"],
  other: ["other"],
} as const;

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
  ...[
    "",
    "n/a",
    "na",
    "n.a.",
    "-",
    "–",
    "—",
    "--",
    "tbd",
    "tba",
    "none",
    "null",
    "?",
    "unknown",
    "#n/a",
    "k.a.",
    "k. a.",
  ],
]);

export const YES_WORDS: ReadonlySet<string> = new Set([
  ...["yes", "y", "true", "x", "1", "✓", "✔", "✔️", "✅", "☑", "ja", "oui", "sí", "si", "done"],
]);
export const NO_WORDS: ReadonlySet<string> = new Set([
  "no",
  "n",
  "false",
  "0",
  "✗",
  "✘",
  "❌",
  "☐",
  "nein",
  "non",
]);

/** Months as they are written, by their number. */
export const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan", "januar", "janvier", "janv", "enero", "ene"],
  ["february", "feb", "februar", "février", "févr", "febrero"],
  ["march", "mar", "märz", "mrz", "mars", "marzo"],
  ["april", "apr", "avril", "avr", "abril", "abr"],
  ["may", "mai", "mayo"],
  ["june", "jun", "juni", "juin", "junio"],
  ["july", "jul", "juli", "juillet", "juil", "julio"],
  ["august", "aug", "août", "agosto", "ago"],
  ["september", "sep", "sept", "septembre", "septiembre"],
  ["october", "oct", "oktober", "okt", "octobre", "octubre"],
  ["november", "nov", "novembre", "noviembre"],
  ["december", "dec", "dezember", "dez", "décembre", "déc", "diciembre", "dic"],
];
