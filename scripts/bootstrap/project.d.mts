export const projectFolder: string;
export function dataFolder(): string;
export class Problem extends Error {}
export function endWith(error: unknown): never;
