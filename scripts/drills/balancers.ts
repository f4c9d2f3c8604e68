import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "../bootstrap/ports.mjs";
import { timeUntil } from "./keyed-writes.ts";

/** A load balancer from Debian, configured as docs/operations.md says. */
type Balancer = {
  readonly name: string;
  readonly program: string;
  readonly debian: string;
  readonly version: readonly string[];
  readonly settings: (listen: number, ports: readonly number[], folder: string) => string;
  readonly args: (file: string, folder: string) => string[];
};

/** HAProxy checks whether each process is ready, and sends nothing to a process that is about to end. */
const haproxy: Balancer = {
  name: "HAProxy",
  program: "haproxy",
  debian: "haproxy",
  version: ["-v"],
  settings: (listen, ports) =>
    [
      "defaults",
      "  mode http",
      "  timeout connect 2s",
      "  timeout client 75s",
      "  timeout server 75s",
      "  retries 3",
      "  option redispatch",
      "frontend offerlane",
      `  bind 127.0.0.1:${listen}`,
      "  default_backend processes",
      "backend processes",
      "  option httpchk GET /readyz",
      "  default-server check inter 500ms fall 1 rise 1",
      ...ports.map((port) => `  server p${port} 127.0.0.1:${port}`),
      "",
    ].join("\n"),
  args: (file) => ["-db", "-q", "-f", file],
};

/** nginx doesn't check. It tries the next process if one accepts no connection. */
const nginx: Balancer = {
  name: "nginx",
  program: "nginx",
  debian: "nginx-light",
  version: ["-v"],
  settings: (listen, ports, folder) =>
    [
      "daemon off;",
      "worker_processes 1;",
      `pid ${folder}/nginx.pid;`,
      "error_log stderr crit;",
      "events { worker_connections 1024; }",
      "http {",
      "  access_log off;",
      ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `  ${name}_temp_path ${folder}/${name};`,
      ),
      "  upstream offerlane {",
      ...ports.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`),
      "    keepalive 16;",
      "    keepalive_timeout 2s;",
      "  }",
      "  server {",
      `    listen 127.0.0.1:${listen};`,
      "    location / {",
      "      proxy_pass http://offerlane;",
      "      proxy_http_version 1.1;",
      '      proxy_set_header Connection "";',
      "      proxy_set_header Host $host;",
      "      proxy_connect_timeout 2s;",
      "    }",
      "  }",
      "}",
      "",
    ].join("\n"),
  args: (file, folder) => ["-p", folder, "-c", file],
};

export const balancers: readonly Balancer[] = [nginx, haproxy];

/** Returns true if the balancer's program is installed. */
export function isInstalled({ program, version }: Balancer): boolean {
  try {
    execFileSync(program, [...version], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Starts a balancer in front of running processes on these ports. */
export async function startBalancer(balancer: Balancer, ports: readonly number[], folder: string) {
  const listen = await freePort();
  const file = path.join(folder, `${balancer.program}.conf`);
  await writeFile(file, balancer.settings(listen, ports, folder));
  // If started as root, nginx switches to another user.
  await chmod(folder, 0o755);
  const child = spawn(balancer.program, balancer.args(file, folder), {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${listen}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  };
  const isUp = async () => {
    const answer = await fetch(`${origin}/readyz`);
    await answer.body?.cancel();
    return answer.ok;
  };
  if ((await timeUntil(isUp)) === Number.POSITIVE_INFINITY) {
    await stop();
    throw new Error(`${balancer.name} did not start`);
  }
  return { origin, stop };
}
