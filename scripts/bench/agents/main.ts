import { withProduct } from "../../served/product.ts";
import { costOf, TASKS } from "./tasks.ts";

/**
 * Does ten tasks of an agent over the tools of the toolsets in a fresh sandbox each, without a model, and prints the calls and the
 * tokens that a model would write as arguments and read as answers.
 */
await withProduct(async ({ origin, newKey }) => {
  const rows = [];
  for (const task of TASKS) rows.push(await costOf(task, origin, await newKey("sandbox")));
  console.table(rows);
});
