import { startListening } from "#server/core/live.ts";
import { listen } from "./http-server.ts";

// The surfaces in a process of their own, for tests that end it the hard way. It says where it listens.
await startListening();
const { origin } = await listen();
process.stdout.write(`${origin}\n`);
