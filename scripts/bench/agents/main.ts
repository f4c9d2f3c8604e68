import { makeProduct } from "../../shared/product.ts";
import { costOf, TASKS } from "./tasks.ts";

/**
 * Runs ten agent tasks through the MCP tools without a model, each in a fresh sandbox, and prints the number of calls
 * and the tokens that a model would write as arguments and read as results.
 */
await using product = await makeProduct();
const { origin } = await product.start();
const rows = [];
for (const task of TASKS) rows.push(await costOf(task, origin, (await product.newKey("sandbox")).key));
console.table(rows);
