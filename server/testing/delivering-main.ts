import { startDeliveries } from "#server/resources/webhooks/delivery/deliveries.ts";
import { listen } from "./http-server.ts";

// The surfaces in a process of their own that also delivers to webhooks where it is told to, for tests that end it amid that.
const { origin } = await listen();
if (process.env.DELIVERS) startDeliveries();
process.stdout.write(`${origin}\n`);
