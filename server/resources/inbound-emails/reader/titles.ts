/** The words before a title, in each language. The longest match wins, so that none of its words become part of the title. */
const LEADS = longestFirst(
  `position of|role of|position as|post of|role:|position:|stelle:|poste :|poste:|puesto:|vacante:|vacature:|stanowisko:|applying for the|applying for|applying to|applying as|applied for the|applied for|applied to|applied as|application for the position of|application for the role of|application for the|application for|application to|application:|application -|application as|application to be a|application to be|submission for the|submission for|submission -|for the job|candidacy for|interest in the|interest in our|interview for the|interview for|become our new|bewerbung als|bewerbung auf die stelle als|bewerbung auf die stelle|bewerbung um die stelle als|bewerbung um die stelle|bewerbung für die stelle als|bewerbung für die position|stelle als|position als|ausgeschriebene stelle|candidature au poste de|candidature au poste d'|candidature pour le poste de|candidature pour le poste d'|candidature à l'offre|candidature pour|poste de|poste d'|candidatura para el puesto de|candidatura para la vacante de|candidatura a la oferta|candidatura al puesto de|candidatura para|candidatura para a vaga de|candidatura para a vaga|puesto de|posición de|vacante de|oferta de|oferta|proceso de selección de|proceso de selección para|proceso de|sollicitatie voor de functie van|sollicitatie voor de functie|sollicitatie voor de vacature|sollicitatie voor|sollicitatie als|functie van|vacature van|candidatura per la posizione di|candidatura per il ruolo di|candidatura per|candidatura come|posizione di|ruolo di|para a vaga de|para a vaga|vaga de|cargo de|na stanowisko|ansökan till tjänsten som|ansökan till|ansökan som|tjänsten som|rollen som|ansøgning til stillingen som|ansøgning til|søknad på stillingen som|søknad på stilling som|stillingen som`,
);
/** The words before an employer, in emails of job sites. */
const EMPLOYER_LEADS = longestFirst(
  "sent to|submitted to|passed on to|joining|at|bei|wurde an|wurden an|chez|envoyée à|transmise à|manos de|enviada a|bij|hos|presso|na empresa|vaga na|w firmie|na",
);
/** Words that end a title or an employer. */
const END_WORDS = new Set(
  "at with in position role opening vacancy job and has have was is to here bei im unserem ist haben eingegangen und befindet konnten wurde gesendet chez au a à et en con ha y por dentro bij hebben heeft presso è na no foi hos på har er i w se está from on for we we'd".split(
    " ",
  ),
);
const ARTICLES = new Set("a an the our your this unsere unserer".split(" "));
/** Words after a title, as in "our Office Manager opening". */
const NOUNS = new Set("role position opening opportunity vacancy job".split(" "));
/** Words that begin a title after an article, but aren't one. */
const NO_TITLES = new Set("open new full next first right current".split(" "));
const OPENING = new Set([..." :\"“„«'"]);
const END_MARKS = new Set([...'\n"”“«».;:!?()|,–—@·']);
const TITLE_MAX = 90;
const TITLE_WORDS_MAX = 8;
const READ_MAX = 8_000;
const TITLES_MAX = 8;

function longestFirst(words: string): readonly string[] {
  return words.split("|").sort((a, b) => b.length - a.length);
}

/** Returns the job titles that an email mentions after words such as "application for", or before "opening". */
export function mentionedTitles(subject: string, text: string): string[] {
  const whole = readPart(subject, text);
  const titles = new Set([...namesAfter(whole, LEADS), ...titlesBeforeNouns(whole)]);
  return [...titles].slice(0, TITLES_MAX);
}

/** Returns the employers that a job site's email mentions after words such as "sent to". */
export function mentionedEmployers(subject: string, text: string): string[] {
  return namesAfter(readPart(subject, text), EMPLOYER_LEADS).filter((name) => /^[\p{Lu}\d]/u.test(name));
}

/** Returns the line above an employer's, where job sites write the title. */
export function titleAbove(employer: string, text: string): string | null {
  const lines = text
    .slice(0, READ_MAX)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const at = lines.findIndex((line, index) => index > 0 && line.startsWith(employer));
  const title = lines[at - 1]?.trim() ?? "";
  return title.length >= 3 && title.length <= TITLE_MAX && !/[.!?:]$/.test(title) ? title : null;
}

const readPart = (subject: string, text: string) => `${subject}\n${unwrapped(text.slice(0, READ_MAX))}`;

/** Joins the wrapped lines of each paragraph. */
function unwrapped(text: string): string {
  return text
    .split("\n\n")
    .map((paragraph) => paragraph.split("\n").join(" "))
    .join("\n");
}

function namesAfter(whole: string, leads: readonly string[]): string[] {
  const lower = whole.toLowerCase();
  const names: string[] = [];
  // If lowercasing changes the length, positions in both texts differ.
  if (lower.length !== whole.length) return names;
  for (let at = 0; at < lower.length && names.length < TITLES_MAX; at += 1) {
    if (at > 0 && /[\p{L}\d]/u.test(lower[at - 1] ?? "")) continue;
    const before = leads.find((words) => lower.startsWith(words, at));
    if (before === undefined || /\p{L}/u.test(lower[at + before.length] ?? "")) continue;
    const name = nameAt(whole, at + before.length);
    if (name.length >= 3 && /\p{Lu}/u.test(name) && !names.includes(name)) names.push(name);
    at += before.length - 1;
  }
  return names;
}

function nameAt(whole: string, start: number): string {
  let begin = start;
  while (OPENING.has(whole[begin] ?? "")) begin += 1;
  let end = begin;
  while (end < whole.length && end - begin < TITLE_MAX && !END_MARKS.has(whole[end] ?? "")) end += 1;
  const words = whole.slice(begin, end).split(" ");
  const last = words.findIndex((word, index) => index > 0 && (word === "-" || END_WORDS.has(word)));
  return words
    .slice(ARTICLES.has(words[0] ?? "") ? 1 : 0, last === -1 ? undefined : last)
    .join(" ")
    .trim();
}

/** Returns the capitalized words between an article and a noun such as "opening". */
function titlesBeforeNouns(whole: string): string[] {
  return whole.split(/[\n.;:!?()|,–—"“”]/).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    return words.flatMap((word, noun) => {
      if (!NOUNS.has(word)) return [];
      const from = Math.max(0, noun - TITLE_WORDS_MAX);
      const article = words.slice(from, noun).findLastIndex((before) => ARTICLES.has(before));
      const title = article === -1 ? [] : words.slice(from + article + 1, noun);
      const isTitle = /^\p{Lu}/u.test(title[0] ?? "") && !NO_TITLES.has((title[0] ?? "").toLowerCase());
      return isTitle && title.join(" ").length >= 3 ? [title.join(" ")] : [];
    });
  });
}
