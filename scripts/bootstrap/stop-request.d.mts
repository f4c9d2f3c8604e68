export const STOP_SIGNALS: readonly ["SIGINT", "SIGTERM", "SIGHUP"];
export function stopRequest(): AbortSignal;
