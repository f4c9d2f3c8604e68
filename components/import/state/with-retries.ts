import { isTransient } from "#components/api/problem.ts";

const PAUSES_MS = [500, 1_500, 4_000];

/** Sends again what found no answer; whatever is sent has to be safe to be sent twice. */
export async function withRetries<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}
