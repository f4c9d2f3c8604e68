/** Asks the person to act before a call continues. Resolves to true if they did it, to false if they declined. */
type Ask = () => Promise<boolean>;

let arrival = Promise.resolve();

/**
 * Records that the dialog for questions is still loading, so that questions wait for it.
 * @returns a function to call once the dialog has loaded, or can't load
 */
export function expectAsker(): () => void {
  let arrived = () => {};
  arrival = new Promise((resolve) => {
    arrived = resolve;
  });
  return arrived;
}

/** Returns a question that calls wait for. It is asked once, even if several calls wait. */
function makeQuestion() {
  let by: Ask | null = null;
  let asking: Promise<boolean> | null = null;
  return {
    /**
     * Sets the function that asks the person.
     * @returns a function that removes it
     */
    answerBy: (asks: Ask): (() => void) => {
      by = asks;
      return () => {
        if (by === asks) by = null;
      };
    },
    ask: (): Promise<boolean> => {
      asking ??= arrival
        .then(() => by?.() ?? false)
        .finally(() => {
          asking = null;
        });
      return asking;
    },
  };
}

/** Asks the person to confirm who they are. */
export const identityQuestion = makeQuestion();
/** Asks the person whose session ended to sign in again. */
export const sessionQuestion = makeQuestion();
