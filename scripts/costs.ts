import { bytesPerCard, costsOfOperations } from "./bench/costs.ts";
import { costsOfLayers } from "./bench/layers.ts";
import { sweepFigures } from "./bench/sweeps.ts";
import { makeProduct } from "./shared/product.ts";

/**
 * `npm run costs`: measures the figures of docs/scale.md on a temporary PostgreSQL, with COSTS_ACCOUNTS accounts of
 * five cards each, and COSTS_ROWS cards and résumés for the sweeps.
 */
const ACCOUNTS = Number(process.env.COSTS_ACCOUNTS ?? 4_000);
const ROWS = Number(process.env.COSTS_ROWS ?? 1_000_000);

await using product = await makeProduct({ otherAccounts: ACCOUNTS, isDurable: true });
// The product's modules that the sweeps call read it when they load.
process.env.DATABASE_URL = product.url;
console.table(await bytesPerCard(product));
const served = await product.start();
console.table(await costsOfOperations(product, served));
await served.stop();
console.table(await costsOfLayers(product));
console.table(await sweepFigures(product.url, ROWS));
const { endPools } = await import("#server/lib/database.ts");
await endPools();
