import type { RequestListener, ServerResponse } from "node:http";
import { type Coding, codingFor, compressorFor, LEAST_BYTES } from "./compression.ts";

/** The time that a page's output waits for more. A finished page is sent immediately, in one piece. */
const GATHER_MS = 10;
/** The maximum size of a page's output that is gathered before it is sent. */
const GATHER_BYTES = 262_144;
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Statuses without content, with part of it, or for content that the client already has. */
const WITHOUT_WHOLE_CONTENT = new Set([204, 206, 304]);

/**
 * Compresses the responses of `pages` in the coding that the request prefers, and sends them in few pieces. Next writes a page in dozens
 * of pieces and the headers separately; each costs a system call, and pieces that are flushed separately compress badly.
 */
export function withCompressedPages(pages: RequestListener): RequestListener {
  return (request, response) => {
    const coding = codingFor(String(request.headers["accept-encoding"] ?? ""));
    if (request.method !== "HEAD") gather(response, coding);
    pages(request, response);
  };
}

/** The destination of gathered content: a compressor, or the response. */
type Outlet = {
  write: (content: Buffer) => boolean;
  end: (content: Buffer, done?: () => void) => void;
  destroy?: () => void;
};

function gather(response: ServerResponse, coding: Coding | null): void {
  const straight: Outlet = { write: response.write.bind(response), end: response.end.bind(response) };
  let outlet: Outlet | undefined;
  let chunks: Buffer[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const take = (isWhole: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const [first, ...others] = chunks;
    const content = first && others.length === 0 ? first : Buffer.concat(chunks);
    outlet ??= outletOf(response, isWhole && content.byteLength < LEAST_BYTES ? null : coding, straight);
    chunks = [];
    bytes = 0;
    return { outlet, content };
  };
  const pass = () => {
    const { outlet, content } = take(false);
    return outlet.write(content);
  };
  const keep = (args: readonly unknown[]) => {
    // A copy, because the caller may reuse its memory.
    const chunk = Buffer.from(bytesOf(args));
    chunks.push(chunk);
    bytes += chunk.byteLength;
    return args.find((item): item is () => void => typeof item === "function");
  };
  // The client may have disconnected before the end.
  response.once("close", () => {
    clearTimeout(timer);
    outlet?.destroy?.();
  });
  // The headers are sent with the first content.
  response.flushHeaders = () => undefined;
  response.write = ((...args: unknown[]) => {
    const done = keep(args);
    if (done) process.nextTick(done);
    if (bytes >= GATHER_BYTES) return pass();
    timer ??= setTimeout(pass, GATHER_MS);
    return true;
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    const done = keep(args);
    const { outlet, content } = take(true);
    outlet.end(content, done);
    return response;
  }) as typeof response.end;
}

/** Returns the content passed to `write` or `end`: text with its encoding, bytes, or none. */
export function bytesOf([content, encoding]: readonly unknown[]): Buffer {
  if (typeof content === "string") {
    return Buffer.from(content, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  }
  if (!(content instanceof Uint8Array)) return Buffer.alloc(0);
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}

/** Decides how a response is sent, at the last moment at which its headers can be set. */
function outletOf(response: ServerResponse, coding: Coding | null, straight: Outlet): Outlet {
  if (response.headersSent || !isCompressible(response)) return straight;
  const vary = [response.getHeader("Vary") ?? []].flat().join(", ");
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader("Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
  }
  if (coding === null) return straight;
  response.setHeader("Content-Encoding", coding);
  response.removeHeader("Content-Length");
  const compressor = compressorFor(coding);
  let ended: (() => void) | undefined;
  compressor.on("data", (content: Buffer) => {
    if (straight.write(content)) return;
    compressor.pause();
    response.once("drain", () => compressor.resume());
  });
  compressor.once("end", () => straight.end(Buffer.alloc(0), ended));
  compressor.on("drain", () => response.emit("drain"));
  compressor.on("error", (error) => response.destroy(error));
  return {
    write: (content) => {
      const hasRoom = compressor.write(content);
      compressor.flush();
      return hasRoom;
    },
    end: (content, done) => {
      ended = done;
      compressor.end(content);
    },
    destroy: () => compressor.destroy(),
  };
}

function isCompressible(response: ServerResponse): boolean {
  const type = String(response.getHeader("Content-Type") ?? "");
  return (
    COMPRESSIBLE.test(type) &&
    !response.hasHeader("Content-Encoding") &&
    !WITHOUT_WHOLE_CONTENT.has(response.statusCode)
  );
}
