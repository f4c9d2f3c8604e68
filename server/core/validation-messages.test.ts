import { TRPCError } from "@trpc/server";
import { expect, test } from "vitest";
import { contracts } from "#server/testing/contracts.ts";
import { withValue, wrongInputsOf } from "#server/testing/wrong-inputs.ts";
import { toOperationError } from "./errors.ts";

/** Phrases in zod's default messages. */
const LIBRARY = /Invalid (input|option|string|key|element)|received|Too (big|small)|>=|<=|NaN|undefined/;

/**
 * Returns the messages for an operation's invalid inputs: with each field wrong, and with each field missing.
 */
function messagesOf(contract: (typeof contracts)[number]): string[] {
  const inputs = [{}, ...wrongInputsOf(contract).map(({ path, value }) => withValue({}, path, value))];
  return inputs.flatMap((input) => {
    const { error } = contract.input.safeParse(input);
    if (!error) return [];
    const rejected = toOperationError(new TRPCError({ code: "BAD_REQUEST", cause: error }));
    return [rejected.message, ...(rejected.issues ?? []).map(({ message }) => message)];
  });
}

test.each(contracts.map((contract) => [contract.name, contract] as const))(
  "%s rejects input with our own whole sentences, never with the validation library's",
  (_name, contract) => {
    for (const message of new Set(messagesOf(contract))) {
      expect(message).not.toMatch(LIBRARY);
      expect(message).toMatch(/[.)]$/);
    }
  },
);
