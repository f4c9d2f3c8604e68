import { createServer } from "node:net";
import { Problem } from "./project.mjs";

/**
 * Returns the port if this process can listen on it, or null if it is taken. 0 requests any free port.
 * @returns {Promise<number | null>}
 */
function tryPort(port, host = "127.0.0.1") {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(null);
      else reject(new Problem(`Can't listen on ${host}: ${error.message}.`));
    });
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address.port));
    });
  });
}

/** Returns the wanted port if it is free on 127.0.0.1, else a free one. @returns {Promise<number>} */
export async function freePort(wanted = 0) {
  return (await tryPort(wanted)) ?? (await tryPort(0));
}

/** Waits up to `patience` milliseconds for the port to become free. @throws Problem if it doesn't */
export async function checkPortFree(port, host, patience) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Problem("PORT must be a whole number from 1 to 65535.");
  }
  const deadline = Date.now() + patience;
  do {
    if ((await tryPort(port, host)) !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (Date.now() < deadline);
  throw new Problem(
    `Another program is using port ${port}. Stop it, or choose another port: PORT=${port + 1} npm start.`,
  );
}
