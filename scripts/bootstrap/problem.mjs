/** Something that a person can mend: shown as its sentence, without a stack. */
export class Problem extends Error {}

/** Ends the process on a failure: a Problem with its sentence, anything else with its stack. */
export function endWith(error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}
