import type { Pruned } from "#server/lib/html-text.ts";

/** Elements that are never part of a posting: navigation, forms, and controls. */
const EXCLUDED = new Set([
  "nav",
  "footer",
  "aside",
  "button",
  "select",
  "textarea",
  "dialog",
  "label",
  "iframe",
  "svg",
]);
const ROLES = new Set(["navigation", "contentinfo", "complementary", "banner", "dialog", "search", "alert"]);
/** Words in the class or id of elements about other jobs and other people. */
const OTHERS =
  /(?:^|[-_\s])(?:similar|related|recommend(?:ed|ations?)?|suggest(?:ed|ions?)|recruiters?|hirer|hiring-(?:team|manager)|poster|people|connections?|employees?|alumni|coworkers?|colleagues?|testimonials?|referrals?|interviewers?|authors?|contact-?person|ansprechpartner|team-?members?|profile-card|message-the|comments?|reviews?|breadcrumbs?|cookies?|newsletter|share|social|browse|also-?viewed|(?:more|other|latest)-?jobs|aside|footer|nav|navbar|navigation)(?![a-z])/;

/** Checks whether an element is about other jobs, other people, or the site itself. */
export const isAboutOthers: Pruned = (name, { class: classes = "", id = "", role = "", hidden }) => {
  if (name === "body" || name === "main" || name === "article") return false;
  if (EXCLUDED.has(name) || ROLES.has(role) || hidden !== undefined) return true;
  const words = `${classes} ${id}`.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  return OTHERS.test(words);
};

/** Checks whether an element is about other people or jobs. Asides and labels often have facts about the posting. */
export const isApart: Pruned = (name, attributes) =>
  name === "aside" || name === "label"
    ? isAboutOthers("div", attributes)
    : name === "header" || isAboutOthers(name, attributes);

/** Headings of sections about other jobs. A posting ends there. */
const OTHER_JOBS =
  /^(?:similar (?:jobs|roles|positions|openings|vacancies)|related (?:jobs|roles)|(?:more|other) (?:jobs|roles|openings|positions)\b.{0,60}|jobs you may (?:like|be interested in)|people also (?:viewed|searched).{0,40}|recommended (?:jobs|for you)|ähnliche (?:jobs|stellen|stellenangebote)|weitere (?:jobs|stellen).{0,60}|offres similaires|autres offres.{0,60}|(?:empleos|ofertas) similares|otras ofertas.{0,60}|(?:類似|関連|おすすめ)の?求人.{0,20})[:：]?$/iu;
/** Headings of sections about people. Their names follow in short lines. */
const PEOPLE =
  /^(?:meet (?:the|your) (?:hiring )?(?:team|recruiter|people).{0,40}|(?:your )?hiring (?:team|manager)|people you can reach out to|(?:the )?people who work here|posted by|job poster|about the (?:recruiter|poster)|(?:your )?(?:recruiter|contact(?: person)?)|who you(?:'|’)ll work with|(?:your|ihre?r?|deine?r?) ansprechpartner(?:in)?|ansprechpartner(?:in)?|(?:votre|vos) (?:contact|recruteur|interlocut\p{L}{1,6})|persona de contacto|tu contacto|採用担当(?:者)?|担当者)[:：]?$/iu;
/** Lines with a person's name and a fact about them. */
const PERSON_LINE =
  /\b(?:connections? works? here|works? here|is hiring for this|(?:school|company) alumni|others? in your network|\d(?:st|nd|rd)\+? (?:degree )?connection|mutual connections?)\b|^message .{1,40} about this job|^(?:posted|reposted|shared) by\b|^(?:recruiter|hiring manager|contact|ansprechpartner(?:in)?|kontakt|recruteur|contacto|採用担当者?|担当者?)\s?[:：]\s?\p{Lu}/iu;
const SHORT = 80;
const PEOPLE_LINES_MAX = 12;
/** Headings of a posting's own sections. They end a section about people. */
const OWN =
  /^(?:about (?:the |this )?(?:job|role|position|company|us).{0,40}|(?:job )?description|responsibilities|(?:what you|your) .{0,60}|requirements|qualifications|benefits|(?:deine|ihre) (?:aufgaben|.{0,30}profil)|aufgaben|anforderungen|wir bieten|missions?|profil.{0,20}|descripción|funciones|requisitos|仕事内容|応募資格|業務内容|待遇|勤務地.{0,20}|給与.{0,20})[:：]?$/iu;

/** Checks whether a line is the heading of one of a posting's sections. */
export const isHeading = (line: string): boolean => line.length <= SHORT && OWN.test(line);

/** Removes the lines of a page's text that are about other jobs and other people. */
export function withoutOthers(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => line.length <= SHORT && OTHER_JOBS.test(line.trim()));
  const ownLines: string[] = [];
  let people = 0;
  for (const line of end === -1 ? lines : lines.slice(0, end)) {
    const trimmed = line.trim();
    const isShort = trimmed.length <= SHORT;
    if (isShort && PEOPLE.test(trimmed)) people = PEOPLE_LINES_MAX + 1;
    else if (!isShort || OWN.test(trimmed)) people = 0;
    if (people === 0 && !(isShort && PERSON_LINE.test(trimmed))) ownLines.push(line);
    if (trimmed !== "") people = Math.max(0, people - 1);
  }
  return ownLines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
