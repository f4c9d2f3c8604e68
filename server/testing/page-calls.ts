import { expect } from "vitest";
import { pageCaller } from "#server/transports/page-caller.ts";
import { type Person, signIn } from "./actors.ts";

/** Returns the operations as pages call them for a signed-in person, in the live account or the sandbox. */
export async function pagesOf(person: Pick<Person, "userId">, inSandbox = false) {
  const { call } = (await pageCaller(await signIn(person, inSandbox))) ?? expect.fail("no one is signed in");
  return call;
}
