import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";

/** How something runs in the folder that stands for a container. */
export type Setting = {
  readonly root: string;
  readonly workdir: string;
  readonly variables: Readonly<Record<string, string>>;
  /** `1000:1000`; root where there is none. */
  readonly user?: string;
  /** Nothing may be written but /tmp and this folder. */
  readonly volume?: string;
};

/**
 * A file system of its own whose programs are this machine's, with the Node that runs the drill before them; and a process namespace of its own,
 * so that what is started is PID 1. Nothing of it is seen outside, and it goes with what runs in it.
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

/** Starts a command there. SIGTERM goes to `first`, not to the child, which only waits for it. */
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

/** Runs a command there to its end. Gives its exit code and what it printed. */
export async function runIn(programs: string, setting: Setting, command: readonly string[]) {
  const child = enter(programs, setting, command);
  let said = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

/** A folder of programs that holds this Node alone, as an image of Node does. */
export function programsWithNode(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const node = path.join(folder, "node");
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  return folder;
}
