/** Whether a request would have only what it needs to know of its change (RFC 7240, 4.2); of several preferences the first counts. */
export function prefersMinimal(headers: Headers): boolean {
  const preferences = (headers.get("prefer") ?? "")
    .split(",")
    .map((one) => one.split(";", 1)[0]?.trim() ?? "");
  const asked = preferences.find((one) => /^return\s*=/i.test(one));
  return asked !== undefined && /^return\s*=\s*"?minimal"?$/i.test(asked);
}
