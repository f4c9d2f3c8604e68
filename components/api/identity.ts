/** Asks the person to confirm who they are; true once they did, false where they would rather not. */
type AskIdentity = () => Promise<boolean>;

let ask: AskIdentity | null = null;
let asking: Promise<boolean> | null = null;

/** Says who asks; the page that is in sight does. @returns takes it back */
export function answerIdentity(by: AskIdentity): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Has the person confirm who they are: one question, however many calls wait for it. */
export function confirmIdentity(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
