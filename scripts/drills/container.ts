import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";

/** The way a command runs in the folder that acts as a container. */
export type Setting = {
  readonly root: string;
  readonly workdir: string;
  readonly variables: Readonly<Record<string, string>>;
  /** For example `1000:1000`; root by default. */
  readonly user?: string;
  /** If set, only /tmp and this folder are writable. */
  readonly volume?: string;
};

/**
 * Mounts a separate file system with this machine's programs, in which the Node that runs the drill comes first, and
 * creates a PID namespace, so that the command is PID 1. Nothing is visible outside, and everything goes when the
 * command ends.
 */
const ENTER = `
set -e
cd "$ROOT"
mount --bind . .
cd "$ROOT"
mkdir -p usr etc proc dev tmp root
for name in bin sbin lib lib64; do
  if [ -L "/$name" ] && [ ! -L "$name" ]; then ln -s "$(readlink "/$name")" "$name"; fi
done
if [ -n "$VOLUME" ]; then mount --bind ".$VOLUME" ".$VOLUME"; mount -o remount,ro,bind .; fi
mount --bind /usr usr
mount --bind "$PROGRAMS" usr/local/bin
mount --bind /etc etc
mount --rbind /dev dev
mount -t proc proc proc
mount -t tmpfs tmpfs tmp
exec chroot . setpriv --reuid "\${OWNER%:*}" --regid "\${OWNER#*:}" --clear-groups \\
  env -i -C "$WORKDIR" PATH=/usr/local/bin:/usr/bin:/bin HOME=/tmp "$@"
`;

/** Starts a command in the container. Send SIGTERM to `first`: the child only waits for it. */
export function enter(programs: string, setting: Setting, command: readonly string[]): ChildProcess {
  const { root, workdir, variables, user = "0:0", volume = "" } = setting;
  const given = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const args = [
    "--mount",
    "--pid",
    "--fork",
    "--kill-child",
    "sh",
    "-c",
    ENTER,
    "enter",
    ...given,
    ...command,
  ];
  return spawn("unshare", args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      ...{ ROOT: root, PROGRAMS: programs, WORKDIR: workdir, OWNER: user, VOLUME: volume },
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Runs a command in the container until it ends. Returns its exit code and output. */
export async function runIn(programs: string, setting: Setting, command: readonly string[]) {
  const child = enter(programs, setting, command);
  let said = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

/** Creates a folder of programs with only this Node, like a Node image. Returns its path. */
export function programsWithNode(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const node = path.join(folder, "node");
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  return folder;
}
