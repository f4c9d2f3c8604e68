/** Asks the person something that a call waits for; true once they did it, false where they would rather not. */
type Ask = () => Promise<boolean>;

let arrival = Promise.resolve();

/** Says that whoever asks is still on the way: questions wait for them. @returns says that they are there, or won't come */
export function expectAsker(): () => void {
  let arrived = () => {};
  arrival = new Promise((resolve) => {
    arrived = resolve;
  });
  return arrived;
}

/** A question that calls wait for: asked once, however many calls need its answer. */
function makeQuestion() {
  let by: Ask | null = null;
  let asking: Promise<boolean> | null = null;
  return {
    /** Says who asks; the page that is in sight does. @returns takes it back */
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

/** Has the person confirm who they are. */
export const identityQuestion = makeQuestion();
/** Has the person sign in again whose session ended. */
export const sessionQuestion = makeQuestion();
