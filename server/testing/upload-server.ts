import { listen } from "./http-server.ts";

/** A process of its own with the surfaces, that says where it listens and, when asked, what memory it takes. */
const { origin } = await listen();
process.on("message", () => {
  process.send?.({ rss: process.memoryUsage().rss, peak: process.resourceUsage().maxRSS * 1_024 });
});
process.on("disconnect", () => process.exit());
process.send?.({ origin });
