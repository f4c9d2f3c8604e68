export function isRunning(pid: number): boolean;
export function commandOf(pid: number): string;
export function npmAbove(): number | null;
export function waitForEnd(pid: number, milliseconds: number): Promise<boolean>;
