import { chooseVariant } from "#server/lib/citus/detection.ts";
import { startDeliveries } from "#server/resources/webhooks/delivery/deliveries.ts";
import { listen } from "./http-server.ts";
import { announce } from "./server-process.ts";

// The HTTP server in a separate process, which also delivers webhooks if `DELIVERS` is set, for tests that kill it in the middle of a
// delivery.
await chooseVariant();
const { origin } = await listen();
if (process.env.DELIVERS) startDeliveries();
announce(origin);
