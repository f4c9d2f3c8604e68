import { writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "../bootstrap/ports.mjs";
import { startProgram } from "../shared/programs.ts";
import { isReady } from "../shared/requests.ts";
import { timeUntil } from "../shared/timing.ts";

/** A load balancer from Debian, configured as docs/operations.md says. */
type Balancer = {
  readonly name: string;
  readonly program: string;
  readonly debian: string;
  readonly settings: (listen: number, ports: readonly number[], folder: string) => string;
  readonly args: (file: string, folder: string) => string[];
};

/** HAProxy checks whether each process is ready, and sends nothing to a process that is about to end. */
const haproxy: Balancer = {
  name: "HAProxy",
  program: "haproxy",
  debian: "haproxy",
  settings: (listen, ports) => `defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  retries 3
  option redispatch
frontend offerlane
  bind 127.0.0.1:${listen}
  default_backend processes
backend processes
  option httpchk GET /readyz
  default-server check inter 500ms fall 1 rise 1
${ports.map((port) => `  server p${port} 127.0.0.1:${port}\n`).join("")}`,
  args: (file) => ["-db", "-q", "-f", file],
};

/** The folders that nginx would create outside its own folder. */
const PATHS = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** nginx doesn't check whether a process is ready. It tries the next process if one accepts no connection. */
const nginx: Balancer = {
  name: "nginx",
  program: "nginx",
  debian: "nginx-light",
  settings: (listen, ports, folder) => `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
${PATHS.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join("")}
  upstream offerlane {
${ports.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;\n`).join("")}
    keepalive 16;
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${listen};
    location / {
      proxy_pass http://offerlane;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_connect_timeout 2s;
    }
  }
}
`,
  args: (file, folder) => ["-p", folder, "-c", file],
};

export const balancers: readonly Balancer[] = [nginx, haproxy];

/** Starts a balancer in front of running processes on these ports. It runs until the end of the block. */
export async function startBalancer(balancer: Balancer, ports: readonly number[], folder: string) {
  const listen = await freePort();
  const file = path.join(folder, `${balancer.program}.conf`);
  await writeFile(file, balancer.settings(listen, ports, folder));
  const program = startProgram(balancer.program, balancer.args(file, folder));
  const origin = `http://127.0.0.1:${listen}`;
  const ms = await timeUntil(() => isReady(origin));
  if (ms === Number.POSITIVE_INFINITY) {
    await program.stop();
    throw new Error(`${balancer.name} did not start`);
  }
  return { origin, [Symbol.asyncDispose]: program.stop };
}
