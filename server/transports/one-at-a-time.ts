import { AsyncResource } from "node:async_hooks";
import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** The most requests of a connection that wait for their turn. Clients send at most a few before they get a response. */
const WAITING_MOST = 100;

/**
 * Handles the pipelined requests of a connection one at a time. Node starts all of them at once, so a client without an account could send
 * 10,000 in one megabyte and make everyone else wait. Disconnects a client with too many waiting requests, because even parsing them delays
 * others.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const handle = () => {
      response.once("close", () => {
        const next = connections.get(socket)?.shift();
        if (next && !socket.destroyed) next();
        else connections.delete(socket);
      });
      listener(request, response);
    };
    const waiting = connections.get(socket);
    if (!waiting) {
      connections.set(socket, []);
      handle();
      return;
    }
    // Without the binding, the request would run in the context of the previous one.
    if (waiting.length < WAITING_MOST) waiting.push(AsyncResource.bind(handle));
    else socket.destroy();
  };
}
