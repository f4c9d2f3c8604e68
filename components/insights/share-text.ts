import type { useFormatter } from "next-intl";

/** The smallest share that is shown exactly; a smaller share above zero is shown as "less than" this one. */
const LEAST = 0.01;

/** Returns a share as a whole percentage. A share above zero is never "0%", and a share below one is never "100%". */
export function shareText(format: Pick<ReturnType<typeof useFormatter>, "number">, share: number): string {
  const percent = (part: number) => format.number(part, { style: "percent", maximumFractionDigits: 0 });
  if (share > 0 && share < LEAST / 2) return `<${percent(LEAST)}`;
  if (share < 1 && share >= 1 - LEAST / 2) return `>${percent(1 - LEAST)}`;
  return percent(share);
}
