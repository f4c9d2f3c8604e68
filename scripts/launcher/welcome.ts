import type { Demo } from "./demo.ts";

/** Returns the text that is printed once the product responds. */
export function welcome(address: string, demo: Demo | null): string {
  const lines = ["", `Offerlane is running at ${address}`];
  if (demo) {
    const width = Math.max(...demo.signIns.map(({ email }) => email.length));
    lines.push("", "Sign in as");
    for (const { email, password, role } of demo.signIns) {
      lines.push(`  ${email.padEnd(width)}  password ${password}  (${role})`);
    }
    lines.push("", "Try the API with this sandbox key", `  ${demo.sandboxKey}`);
    lines.push("", `  curl -H "Authorization: Bearer ${demo.sandboxKey}" ${address}/api/v1/me`);
  }
  lines.push("", "Press Ctrl-C to stop.", "");
  return lines.join("\n");
}
