import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";

/** The environment of a command in the folder that acts as a container. */
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
 * creates a PID namespace, so that the command is PID 1. Nothing is visible outside, and everything is removed when
 * the command ends.
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

/** Starts a command in the container. Send SIGTERM to its first process: the child only waits for it. */
export function enter(programs: string, setting: Setting, command: readonly string[]): ChildProcess {
  const { root, workdir, variables, user = "0:0", volume = "" } = setting;
  const flags = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const places = { ROOT: root, PROGRAMS: programs, WORKDIR: workdir, OWNER: user, VOLUME: volume };
  const apart = ["--mount", "--pid", "--fork", "--kill-child"];
  return spawn("unshare", [...apart, "sh", "-c", ENTER, "enter", ...flags, ...command], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...places },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Runs a command in the container until it ends. Returns its exit code and output. */
export async function runIn(programs: string, setting: Setting, command: readonly string[]) {
  const child = enter(programs, setting, command);
  const [[code], output] = await Promise.all([
    once(child, "close") as Promise<[number | null]>,
    child.stdout ? text(child.stdout) : "",
  ]);
  return { code, output };
}

/** Creates a folder of programs with only this Node, like a Node image. Returns its path. */
export function programsWithNode(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const node = path.join(folder, "node");
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  return folder;
}
