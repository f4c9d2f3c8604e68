import { ensureSandbox } from "#server/resources/sandbox/service.ts";

/** The user's account in their sandbox; made and planted at first use. */
export async function sandboxAccountOf(userId: string): Promise<string> {
  return (await ensureSandbox(userId)).accountId;
}
