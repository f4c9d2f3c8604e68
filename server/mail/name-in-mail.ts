import { LIMITS } from "#domain/limits.ts";

/** Ends of lines and other controls, and what is not seen: marks of direction, of zero width, tags. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f/gu;
const ENDS_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Joins within words of some scripts and within emoji. */
const JOINER_BETWEEN = /(?<=[\p{L}\p{M}\p{Emoji}])[\u200c\u200d](?=[\p{L}\p{M}\p{Emoji}])/gu;
const KEPT_JOINER = "\ue000";
/** A dot, in any of the forms that addresses take (IDNA2003), before what could be the next label of one. */
const DOT_IN_ADDRESS = /(?<=[\p{L}\p{N}-])([.\u3002\uff0e\uff61])(?=\p{L}{2}|xn--)/giu;

/**
 * A name that people gave (of a person, an organization, a board) as a mail shows it: on one line, without hidden characters, cut to
 * a length, and so that no mail program makes a link of it. A sender's name is no place for an advertisement.
 */
export function nameInMail(given: string): string {
  const joiners: string[] = [];
  const visible = given
    .replaceAll(KEPT_JOINER, "")
    .replace(JOINER_BETWEEN, (joiner) => {
      joiners.push(joiner);
      return KEPT_JOINER;
    })
    .replace(UNSEEN, (sign) =>
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

/** Cut between characters as people see them. */
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
