import { makeProduct } from "../shared/product.ts";
import { run, SHOWN } from "../shared/programs.ts";

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

await using product = await makeProduct();
const { origin } = await product.start();
const api = `${origin}/api/v1`;
for (const environment of ["live", "sandbox"] as const) {
  console.log(`\n=== With a ${environment} key`);
  const { key } = await product.newKey(environment);
  const target = ["run", `${api}/openapi.json`, "--url", api, "--header", `Authorization: Bearer ${key}`];
  const bounds = ["--exclude-checks", LEFT_OUT, "--max-time", SECONDS, "--workers", "2"];
  const output = ["--continue-on-failure", "--seed", "14", "--no-color"];
  const { code } = await run(COMMAND, [...target, ...bounds, ...output], { ...SHOWN, cwd: product.folder });
  if (code !== 0) process.exitCode = 1;
}
