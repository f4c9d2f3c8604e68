export const STOP_SIGNALS: readonly ["SIGINT", "SIGTERM", "SIGHUP"];
export function stopRequest(): AbortSignal;
export function stopWithParent(stop: () => void): void;
export function stopPatience(variables?: Record<string, string | undefined>): number;
