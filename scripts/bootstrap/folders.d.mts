export const projectFolder: string;
export function dataFolder(): string;
