export function tryPort(port: number, host?: string): Promise<number | null>;
export function freePort(wanted?: number): Promise<number>;
