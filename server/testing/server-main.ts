import { credentialCache } from "#server/auth/credential-cache.ts";
import { startListening } from "#server/core/live.ts";
import { listen } from "./http-server.ts";

// The surfaces in a process of their own, for tests that end it the hard way. It says where it listens.
// No credential is forgotten by itself here: one that ends must be heard of, or a test waits for it in vain.
for (const kind of ["api-key", "access-token", "session"] as const) credentialCache(kind, 3_600_000);
await startListening();
const { origin } = await listen();
process.stdout.write(`${origin}\n`);
