export class Problem extends Error {}
export function endWith(error: unknown): never;
