import { ESTIMATE } from "#domain/pay-phrases.ts";
import { countryCode, placeInLine } from "#domain/place-in-text.ts";
import { modeInWords } from "#domain/work-mode-in-text.ts";
import { readLabels } from "./labels.ts";
import { payInText } from "./pay.ts";
import { definedOf, type Fields, line, placeOf, workTypeOf } from "./posting-fields.ts";

/** The domains of countries that share a currency sign, such as "$", "kr", or "¥", with other countries. */
const DOMAINS = new Set("ca au nz sg hk mx cl co ar se no dk is za cn jp".split(" "));

/** Returns the country of a page's domain, for the currency that a sign such as "$" means there. */
export function countryOf(url: URL | null): string | undefined {
  const labels = url?.hostname.split(".") ?? [];
  // Companies everywhere use .co. Sites of many countries put the country first.
  const found = [labels.at(-1), labels[0]].find(
    (label, at) => DOMAINS.has(label ?? "") && (at > 0 || label !== "co"),
  );
  return found?.toUpperCase();
}

/** Lines that name places in general, or a place where the person doesn't work, such as the headquarters. */
const NO_PLACE =
  /\p{Sc}|^(?:location|locations|job locations?|work locations?|where|map|view .*|see .*|show .*|get .*|\d+ (?:more )?(?:locations?|places?)|anywhere.*|worldwide.*|multiple .*)$|headquarter|\bhq\b|hauptsitz|si[èe]ge social|sede central|hovedkontor|huvudkontor/iu;
/** Departments, subjects, and languages, which appear beside a job in the same way as a place. */
const SUBJECTS =
  /\b(?:engineering|technology|product|design|data|marketing|sales|finance|legal|operations|support|research|customer|people|human|hr|it|ai|cloud|software|security|clinical|nursing|education|health|healthcare|logistics|english|german|french|spanish|dutch|department|team|office|vertrieb|technik|verwaltung|deutsch|englisch|produkt|wo|hbo|mbo)\b/iu;

/** Checks whether a line in an element for places can be a place's name. */
export const isPlaceName = (text: string): boolean =>
  text.length <= PLACE_LINE_MAX &&
  !NO_PLACE.test(placeLine(text)) &&
  /^\P{Ll}/u.test(text) &&
  !SENTENCE_END.test(text);

/** Returns the part of a line that names the place, without its label and the facts after a middle dot. */
export function placeLine(text: string): string {
  const [place = ""] = text.split("·");
  return place
    .replace(/^(?:•|\p{RI}|\s){1,9}/u, "")
    .replace(
      /^[\p{L} ]{1,24}:\s|^(?:(?:job )?locations?|standort|arbeitsort|lieu|ubicación)\s(?=\p{L})|^in\s(?=\p{Lu})/iu,
      "",
    )
    .replace(/^(?:Location|Standort|Lieu|Ubicación)(?=\p{Lu})|\s\/$/gu, "")
    .trim();
}

/** The number of lines below a title that are read as facts, and their maximum length. */
const LINES_BELOW = 12;
const PLACE_LINE_MAX = 70;
/** The end of a sentence; the periods in "St. Louis" and "brutto / mies." aren't. */
const SENTENCE_END = /^.{16,}\p{Ll}{3}[.!?](?:\s|$)/u;
const PARTS = /\s[|·•]\s/u;

/** Returns the facts in a page's text: those with a label, and those in the short lines below the title. */
export function factsOfPage(
  text: string,
  title: string | undefined,
  description: string,
  context: { country: string | undefined; isOfSite: boolean; isRemote: boolean },
): Fields {
  const labels = readLabels(text, { hasBareFacts: false });
  const below = linesBelow(text, title);
  const bare = readLabels(below.join("\n"));
  const label = placeOfLabels(labels);
  const sure = below.find((part) => !NO_PLACE.test(part) && placeInLine(placeLine(part)) !== null);
  const modes = [labels.mode, bare.mode, label, sure];
  const isFact = (part: string) =>
    modeInWords(part) !== null || workTypeOf(part) !== undefined || /\d/.test(part);
  const location = placeOf(label) ?? (sure === undefined ? undefined : placeOf(placeLine(sure)));
  const payContext = {
    ...context,
    country: context.country ?? countryCode(location?.country ?? "") ?? undefined,
  };
  // A site shows its own estimate of the pay in separate lines.
  const paid = context.isOfSite && below.some((part) => ESTIMATE.test(part)) ? "" : below.join("\n");
  const city =
    below.some(isFact) && !context.isRemote ? below.find((part) => isCity(part, description)) : undefined;
  return definedOf({
    title: line(labels.title),
    companyName: line(labels.company),
    workMode:
      modes.map((mode) => (mode === undefined ? null : modeInWords(mode))).find((mode) => mode !== null) ??
      undefined,
    workType: [labels.type, bare.type]
      .map((type) => (type === undefined ? undefined : workTypeOf(type)))
      .find(Boolean),
    location: location ?? placeOf(city),
    compensation:
      (labels.pay === undefined ? undefined : payInText(`Salary: ${labels.pay}`, payContext)) ??
      payInText(paid, payContext),
  });
}

/** Returns the place that labels name, with the country if that has its own label. */
export function placeOfLabels({ place, country }: ReturnType<typeof readLabels>): string | undefined {
  const isApart = place !== undefined && country !== undefined && countryCode(country) !== null;
  return isApart && !place.includes(",") ? `${place}, ${country}` : place;
}

/** Returns the parts of the short lines below a title, up to the first paragraph. */
function linesBelow(text: string, title: string | undefined): string[] {
  if (title === undefined) return [];
  const lines = text.split("\n").flatMap((part) => part.replace(/^[•\s]{1,4}/u, "").trim() || []);
  const at = lines.findIndex((item) => item.includes(title) && item.length <= title.length + PLACE_LINE_MAX);
  if (at === -1) return [];
  const below = lines.slice(at + 1, at + 1 + LINES_BELOW).flatMap((item) => item.split(PARTS, LINES_BELOW));
  const end = below.findIndex((item) => item.length > PLACE_LINE_MAX || SENTENCE_END.test(item));
  return end === -1 ? below : below.slice(0, end);
}

/** Checks whether a line is only a name, and the description uses that name as a place, as in "in Berlin". */
function isCity(part: string, description: string): boolean {
  if (
    !/^\p{Lu}\p{Ll}{1,24}(?:[ '’-]\p{Lu}\p{Ll}{1,24}){0,2}$/u.test(part) ||
    SUBJECTS.test(part) ||
    NO_PLACE.test(part)
  )
    return false;
  const before = ["in", "à", "en", "te", "em", "i", "w", "a", "nach"];
  return before.some((word) => description.includes(` ${word} ${part}`));
}
