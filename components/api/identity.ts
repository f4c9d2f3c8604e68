/** Asks the person for something that a call waits for. Resolves to true if they did it, to false if they declined. */
type Ask = () => Promise<boolean>;

let arrival = Promise.resolve();

/**
 * Says that the dialog for questions is still loading: questions wait for it.
 * @returns says that the dialog has loaded, or won't
 */
export function expectAsker(): () => void {
  let arrived = () => {};
  arrival = new Promise((resolve) => {
    arrived = resolve;
  });
  return arrived;
}

/** Returns a question that calls wait for. It is asked only once, however many calls wait. */
function makeQuestion() {
  let by: Ask | null = null;
  let asking: Promise<boolean> | null = null;
  return {
    /**
     * Sets the function that asks the person.
     * @returns unsets it
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
