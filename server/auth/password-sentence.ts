import { textsOf } from "#server/lib/texts.ts";
import words from "../../messages/en/passwords.json" with { type: "json" };
import type { PasswordProblem } from "./password.ts";

const t = textsOf(words);

/** Why a password is refused, in the words of the forms. */
export function passwordSentence(problem: PasswordProblem): string {
  return t(problem);
}
