import { isInstalled, outputOf, run } from "../shared/programs.ts";

const LINK = "offerlane0";
const NET = "10.99.0";
/** The addresses that were handed out. */
let last = 1;

/**
 * A separate address on this machine, which can be taken away: packets to it then vanish, as if the network
 * were cut.
 */
export type Address = {
  readonly host: string;
  readonly cut: () => Promise<void>;
  readonly heal: () => Promise<void>;
};

/** Opens a network of separate addresses until `stop`; null if this isn't root on Linux. */
export async function openNetwork() {
  if (process.getuid?.() !== 0 || !(await isInstalled("ip", "-V"))) return null;
  const ip = (...args: string[]) => outputOf("ip", args);
  await run("ip", ["link", "del", LINK]);
  // Nothing reads from this link, so packets that are routed to it vanish.
  const isMade = (await run("ip", ["tuntap", "add", "dev", LINK, "mode", "tun"])).code === 0;
  if (!isMade) return null;
  await ip("link", "set", LINK, "up");
  await ip("route", "add", `${NET}.0/24`, "dev", LINK);
  const handedOut: string[] = [];
  return {
    async address(): Promise<Address> {
      last += 1;
      const host = `${NET}.${last}`;
      handedOut.push(host);
      const change = async (what: "add" | "del") => void (await ip("addr", what, `${host}/32`, "dev", "lo"));
      await change("add");
      return { host, cut: () => change("del"), heal: () => change("add") };
    },
    async stop(): Promise<void> {
      for (const host of handedOut) await run("ip", ["addr", "del", `${host}/32`, "dev", "lo"]);
      await run("ip", ["link", "del", LINK]);
    },
  };
}
