import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { commandOf, isRunning, parentNpm, waitForEnd } from "./processes.mjs";
import { Problem } from "./project.mjs";
import { stopPatience } from "./stopping.mjs";

/**
 * Makes this process the only launcher of a data folder until `release`. The lock of a killed launcher is taken over. A
 * launcher whose npm was killed is ended first, and `recovered` is then true.
 * @throws Problem while another launcher runs
 */
export async function takeLock(folder) {
  mkdirSync(folder, { recursive: true });
  return takeLockFile(path.join(folder, "launcher.lock"), (holder) => waitForHolder(holder, folder));
}

/**
 * Makes this process the only holder of a lock file until `release`. `waitForHolder` waits for the current holder to end, or
 * throws.
 */
export async function takeLockFile(file, waitForHolder) {
  const draft = `${file}.${process.pid}`;
  let recovered = false;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, npm: parentNpm() }));
  try {
    for (;;) {
      try {
        linkSync(draft, file);
        break;
      } catch (error) {
        if (error.code !== "EEXIST") throw error;
      }
      const holder = readHolder(file);
      // The launcher that installed the packages continues as its own child, under the pinned Node.
      if (holder?.pid === process.ppid) {
        renameSync(draft, file);
        break;
      }
      // After a container was killed, the holder may have had this process id.
      if (holder && holder.pid !== process.pid) await waitForHolder(holder);
      discard(file, holder);
      recovered = true;
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    recovered,
    release() {
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

async function waitForHolder(holder, folder) {
  const alive = (pid) => isRunning(pid) && commandOf(pid).includes("start.mjs");
  if (!alive(holder.pid)) return;
  if (holder.npm === null || isRunning(holder.npm)) throw new Problem(alreadyRunning(folder));
  process.kill(holder.pid, "SIGTERM");
  if (!(await waitForEnd(holder.pid, stopPatience() + 10_000))) process.kill(holder.pid, "SIGKILL");
}

function alreadyRunning(folder) {
  try {
    const { address } = JSON.parse(readFileSync(path.join(folder, "runtime.json"), "utf8"));
    if (address) return `Offerlane is already running at ${address} (its data is in ${folder}).`;
  } catch {}
  return `Another npm start is already using ${folder}. Wait for it to finish, or choose another folder with OFFERLANE_DATA.`;
}

/** Removes the lock only if it belongs to that holder: another process may have replaced it. */
function discard(file, holder) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
    if (readHolder(aside)?.pid !== holder?.pid) linkSync(aside, file);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
