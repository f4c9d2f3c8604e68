import { listen } from "./http-server.ts";

// The surfaces in a process of their own, for tests that end it the hard way. It says where it listens.
const { origin } = await listen();
process.stdout.write(`${origin}\n`);
