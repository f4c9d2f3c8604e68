import { type Product, withProduct } from "../served/product.ts";
import { run } from "../served/run.ts";

/**
 * Runs Schemathesis against the served OpenAPI document, with a live key and then a sandbox key. SCHEMATHESIS names its
 * command (`st`), and FUZZ_SECONDS bounds each of the two runs. It needs the Python package `schemathesis`, which the
 * product doesn't, so it isn't part of `npm test`.
 */
const COMMAND = process.env.SCHEMATHESIS ?? "st";
/**
 * No schema says which cursors, versions, and idempotency keys belong together, so the API rightly rejects such
 * requests.
 */
const LEFT_OUT = "positive_data_acceptance";
const SECONDS = process.env.FUZZ_SECONDS ?? "90";

await withProduct(async (product) => {
  for (const environment of ["live", "sandbox"] as const) {
    console.log(`\n=== With a ${environment} key`);
    const code = await fuzz(product, await product.newKey(environment));
    if (code !== 0) process.exitCode = 1;
  }
});

function fuzz({ origin, folder }: Product, key: string): Promise<number> {
  const api = `${origin}/api/v1`;
  return run(
    COMMAND,
    [
      ...["run", `${api}/openapi.json`, "--url", api, "--header", `Authorization: Bearer ${key}`],
      ...[
        "--exclude-checks",
        LEFT_OUT,
        "--max-time",
        SECONDS,
        "--workers",
        "2",
        "--continue-on-failure",
        "--seed",
        "14",
        "--no-color",
      ],
    ],
    folder,
  );
}
