/** The words before a title, in each language. */
const LEADS =
  `position of|role of|position as|post of|role:|position:|stelle:|poste :|poste:|puesto:|vacante:|applying for the|applying for|applying to|applied for the|applied for|applied to|application for the position of|application for the role of|application for the|application for|application to|application:|candidacy for|interest in the|interest in our|interview for the|interview for|bewerbung als|bewerbung auf die stelle als|bewerbung auf die stelle|bewerbung um die stelle als|bewerbung um die stelle|bewerbung für die stelle als|bewerbung für die position|stelle als|position als|ausgeschriebene stelle|candidature au poste de|candidature au poste d'|candidature pour le poste de|candidature pour le poste d'|candidature à l'offre|candidature pour|poste de|poste d'|candidatura para el puesto de|candidatura para la vacante de|candidatura a la oferta|candidatura al puesto de|candidatura para|puesto de|posición de|vacante de|oferta de|oferta`
    .split("|")
    // The longest match wins, so that none of its words become part of the title.
    .sort((a, b) => b.length - a.length);
/** Words that end a title. */
const END_WORDS = new Set(
  "at with in position role and has have was is to here bei im unserem ist haben eingegangen und befindet konnten chez au a et en con ha y por dentro from on for we we'd".split(
    " ",
  ),
);
const OPENING = new Set([..." :\"“„«'"]);
const END_MARKS = new Set([...'\n"”“«».;:!?()|,–—@·']);
const TITLE_MAX = 90;
const READ_MAX = 8_000;
const TITLES_MAX = 8;

/** Returns the job titles that an email mentions after words such as "application for". */
export function mentionedTitles(subject: string, text: string): string[] {
  const whole = `${subject}\n${unwrapped(text.slice(0, READ_MAX))}`;
  const lower = whole.toLowerCase();
  const titles: string[] = [];
  // If lowercasing changes the length, positions in both texts differ.
  if (lower.length !== whole.length) return titles;
  for (let at = 0; at < lower.length && titles.length < TITLES_MAX; at += 1) {
    if (at > 0 && /[\p{L}\d]/u.test(lower[at - 1] ?? "")) continue;
    const before = LEADS.find((words) => lower.startsWith(words, at));
    if (before === undefined) continue;
    const title = titleAt(whole, at + before.length);
    if (title.length >= 3 && /\p{Lu}/u.test(title) && !titles.includes(title)) titles.push(title);
    at += before.length - 1;
  }
  return titles;
}

/** Joins the wrapped lines of each paragraph. */
function unwrapped(text: string): string {
  return text
    .split("\n\n")
    .map((paragraph) => paragraph.split("\n").join(" "))
    .join("\n");
}

function titleAt(whole: string, start: number): string {
  let begin = start;
  while (OPENING.has(whole[begin] ?? "")) begin += 1;
  let end = begin;
  while (end < whole.length && end - begin < TITLE_MAX && !END_MARKS.has(whole[end] ?? "")) end += 1;
  const words = whole.slice(begin, end).split(" ");
  const last = words.findIndex((word, index) => index > 0 && (word === "-" || END_WORDS.has(word)));
  return (last === -1 ? words : words.slice(0, last)).join(" ").trim();
}
