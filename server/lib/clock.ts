/** Returns the current instant. Every "now" in the database or a response comes from here. */
export function now(): Date {
  return new Date();
}

/** A period of time; a missing end is open. Named like Prisma's filters, so that it can be passed to them. */
export type Period = { readonly gte?: Date; readonly lt?: Date };

/** All of time. It has a bound because an empty filter among others matches nothing in Prisma. */
export const EVER = { gte: new Date(0) } as const satisfies Period;

/** Checks whether an instant lies within a period. */
export function isWithin(instant: Date | string, { gte, lt }: Period): boolean {
  const at = new Date(instant).getTime();
  return (gte === undefined || at >= gte.getTime()) && (lt === undefined || at < lt.getTime());
}
