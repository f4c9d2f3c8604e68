export function isRunning(pid: number): boolean;
export function runningProcesses(): number[];
export function childOf(pid: number): number;
export function statOf(pid: number): { state: string; parent: number; ownMs: number; endedMs: number };
export function commandOf(pid: number): string;
export function parentNpm(): number | null;
export function waitForEnd(pid: number, milliseconds: number): Promise<boolean>;
