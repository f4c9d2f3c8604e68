export function stopPatience(variables?: Record<string, string | undefined>): number;
