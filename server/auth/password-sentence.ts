import { textsOf } from "#server/lib/texts.ts";
import words from "../../messages/en/passwords.json" with { type: "json" };
import type { PasswordProblem } from "./password.ts";

const t = textsOf(words);

/** Returns the forms' sentence for why a password is rejected. */
export function passwordSentence(problem: PasswordProblem): string {
  return t(problem);
}
