import { LIMITS } from "#domain/limits.ts";

/** Line ends and other controls, and invisible characters: direction marks, zero-width marks, tags. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f/gu;
const ENDS_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Joiners within words of some scripts and within emoji. */
const JOINER_BETWEEN = /(?<=[\p{L}\p{M}\p{Emoji}])[\u200c\u200d](?=[\p{L}\p{M}\p{Emoji}])/gu;
const KEPT_JOINER = "\ue000";
/** A dot, in any of the forms allowed in domain names (IDNA2003), before a possible next label. */
const DOT_IN_ADDRESS = /(?<=[\p{L}\p{N}-])([.\u3002\uff0e\uff61])(?=\p{L}{2}|xn--)/giu;

/**
 * Returns a name that someone chose (of a person, an organization, a board) as an email shows it: on one
 * line, without hidden characters, shortened, and in a form that no email program turns into a link. A
 * sender's name must not become an advertisement.
 */
export function nameInMail(name: string): string {
  const joiners: string[] = [];
  const visible = name
    .replaceAll(KEPT_JOINER, "")
    .replace(JOINER_BETWEEN, (joiner) => {
      joiners.push(joiner);
      return KEPT_JOINER;
    })
    .replace(INVISIBLE, (sign) =>
      sign === KEPT_JOINER ? (joiners.shift() ?? "") : ENDS_LINE.test(sign) ? " " : "",
    );
  const plain = visible
    .replace(/:\/\//g, " ")
    .replace(/@/g, " at ")
    .replace(DOT_IN_ADDRESS, "$1 ")
    .replace(/\s+/g, " ")
    .trim();
  return cut(plain);
}

/** Cuts between characters as people see them. */
function cut(text: string): string {
  const most = LIMITS.text.nameInMail;
  const characters = Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
