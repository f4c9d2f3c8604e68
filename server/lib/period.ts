/** A stretch of time; an end that is left out is open. Named as Prisma's filters are, so that one can be passed to them. */
export type Period = { readonly gte?: Date; readonly lt?: Date };

/** All of the time there is. Bounded, as Prisma takes an empty filter among others for none that fits. */
export const EVER = { gte: new Date(0) } as const satisfies Period;

/** Whether an instant lies within a period. */
export function isWithin(instant: Date | string, { gte, lt }: Period): boolean {
  const at = new Date(instant).getTime();
  return (gte === undefined || at >= gte.getTime()) && (lt === undefined || at < lt.getTime());
}
