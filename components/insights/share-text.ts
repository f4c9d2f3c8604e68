import type { useFormatter } from "next-intl";

/** The smallest share shown as itself; a smaller one above zero is shown as less than it. */
const LEAST = 0.01;

/** Returns a share as a whole percentage. Some are never "0%", and not all are never "100%". */
export function shareText(format: Pick<ReturnType<typeof useFormatter>, "number">, share: number): string {
  const percent = (part: number) => format.number(part, { style: "percent", maximumFractionDigits: 0 });
  if (share > 0 && share < LEAST / 2) return `<${percent(LEAST)}`;
  if (share < 1 && share >= 1 - LEAST / 2) return `>${percent(1 - LEAST)}`;
  return percent(share);
}
