import { withProduct } from "../../served/product.ts";
import { Session } from "./session.ts";
import { TASKS } from "./tasks.ts";

/**
 * Does ten tasks of an agent over the tools of the toolsets in a fresh sandbox each, without a model, and counts the calls and the
 * tokens that a model would write as arguments and read as answers.
 */
await withProduct(async ({ origin, newKey }) => {
  const rows = [];
  for (const { name, toolsets, run } of TASKS) {
    const session = await Session.open(origin, await newKey("sandbox"), toolsets);
    const list = await session.listTokens();
    await run(session);
    rows.push({ task: name, toolsets, calls: session.calls, tokens: session.tokens, list });
    await session.close();
  }
  console.table(rows);
});
