import { newId } from "#server/core/ids.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { createFirstBoard } from "#server/resources/boards/service.ts";

/** The user's account in their sandbox; made at first use. */
export async function sandboxAccountOf(userId: string): Promise<string> {
  return inPrismaTransaction(async (transaction) => {
    const known = await transaction.account.findFirst({ where: { userId, sandboxId: { not: null } } });
    if (known) return known.id;
    const sandbox = await transaction.sandbox.create({ data: { id: newId("sandbox"), userId } });
    const data = {
      id: newId("account"),
      userId,
      sandboxId: sandbox.id,
      email: "you@sandbox.offerlane.example",
    };
    const account = await transaction.account.create({ data });
    await createFirstBoard(transaction, account.id);
    return account.id;
  });
}
