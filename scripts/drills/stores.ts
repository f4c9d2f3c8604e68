import { makeProduct } from "../shared/product.ts";
import { get, isSuccess, requestJson, send, uploadResume } from "../shared/requests.ts";
import { temporaryFolder } from "../shared/temporary.ts";
import { elapsed } from "../shared/timing.ts";
import { type Outcome, outcome } from "./outcome.ts";

/**
 * Starts a second process with a different data folder, as on a second machine. It must not start, and no file or row
 * may be lost.
 */
export async function drillStores(): Promise<Outcome[]> {
  await using other = await temporaryFolder("drill-other");
  await using product = await makeProduct();
  const { origin } = await product.start();
  const content = `%PDF-1.7\n${" ".repeat(1_000)}`;
  const { id } = await requestJson<{ id: string }>(origin, uploadResume(product.key, "cv", content));
  let hasStarted = true;
  const ms = await elapsed(() =>
    product.start({ OFFERLANE_DATA: other.path }).catch(() => {
      hasStarted = false;
    }),
  );
  const isKept = isSuccess(await send(origin, get(product.key, `resumes/${id}`)));
  return [
    outcome("two machines with a folder each", {
      load: "1 upload",
      lost: isKept ? 0 : 1,
      "recovered in": hasStarted ? "–" : `rejected in ${Math.round(ms)} ms`,
      notes: hasStarted ? "failed" : "",
    }),
  ];
}
