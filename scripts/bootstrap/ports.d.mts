export function freePort(wanted?: number): Promise<number>;
export function checkPortFree(port: number, host: string | undefined, patience: number): Promise<void>;
