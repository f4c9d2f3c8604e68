import type { RequestListener, ServerResponse } from "node:http";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { reporterScript } from "./browser-errors/script.ts";
import { bytesOf } from "./compressed-pages.ts";
import { earlyInputScript } from "./early-input.ts";
import { newRequestId } from "./request-context.ts";

const OPENING = "<script";
const CLOSING = "</script>";
/** React's id for the script that begins the page. The one after it is the last that a page needs to begin. */
const BOOTSTRAP = 'id="_R_"';
/** Matches a script of the build as React writes it, or the id of the bootstrap. */
const SCRIPTS = /id="_R_"|<script src="(\/_next\/static\/chunks\/[^"&<>]{1,200})"([^<>]{0,200})><\/script>/g;

/**
 * Runs in the browser: loads and starts the page's scripts once it has painted its content. A background tab paints nothing, so it starts
 * them immediately; a browser may not report a paint, so a time limit is set before anything that could fail. The page counts as loaded
 * once its scripts are: until they are inserted, the open document of a frame delays the `load` event (HTML, 13.2.7).
 */
const START = `(sources => {
const { nonce } = document.currentScript;
let frame = document.createElement("iframe");
const start = () => {
if (!frame) return;
for (const source of sources) {
const script = document.createElement("script");
script.async = true;
script.nonce = nonce;
script.setAttribute("src", source);
document.head.append(script);
}
frame.remove();
frame = null;
};
if (document.hidden) return start();
setTimeout(start, 1000);
new PerformanceObserver(paints => {
if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
}).observe({ type: "paint", buffered: true });
frame.hidden = true;
document.body.append(frame);
frame.contentDocument.open();
})`;

/**
 * Lets pages paint before their scripts load and start, which would compete for the network and the processor. Only the scripts with
 * which a page begins wait; later ones are unchanged. Before the first of them, the page gets the scripts that report its errors and
 * store the reader's input until the others have loaded.
 */
export function withPaintFirst(pages: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method !== "HEAD") deferScripts(response);
    pages(request, response);
  };
}

function deferScripts(response: ServerResponse): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let rewriter: Rewriter | null | undefined;
  const rewritten = (args: unknown[], isLast: boolean): unknown[] => {
    if (rewriter === undefined) {
      const isPage = /^text\/html\b/.test(String(response.getHeader("Content-Type")));
      rewriter = isPage ? new Rewriter() : null;
      if (isPage && !response.headersSent) response.removeHeader("Content-Length");
    }
    if (rewriter === null) return args;
    const piece = rewriter.take(bytesOf(args));
    const done = args.find((item) => typeof item === "function");
    return [isLast ? Buffer.concat([piece, rewriter.flush()]) : piece, ...(done ? [done] : [])];
  };
  response.write = ((...args: unknown[]) => write(...rewritten(args, false))) as typeof response.write;
  response.end = ((...args: unknown[]) => end(...rewritten(args, true))) as typeof response.end;
}

/** Rewrites a page that comes in pieces, which may end anywhere. Works on bytes, because it looks only for ASCII. */
class Rewriter {
  #held = "";
  #nonce = "";
  #sources: string[] = [];
  #hasBootstrap = false;
  #isDone = false;

  take(piece: Buffer): Buffer {
    if (this.#isDone) return piece;
    const text = this.#held + piece.toString("latin1");
    const whole = wholeLength(text);
    const rewritten = this.#rewritten(text.slice(0, whole));
    this.#held = text.slice(whole);
    return Buffer.from(this.#isDone ? rewritten + this.#held : rewritten, "latin1");
  }

  /** Returns the bytes that waited for another piece. A page that ends without its last script starts those that it has. */
  flush(): Buffer {
    if (this.#isDone) return Buffer.alloc(0);
    return Buffer.from((this.#sources.length > 0 ? this.#start() : "") + this.#held, "latin1");
  }

  #rewritten(text: string): string {
    return text.replaceAll(SCRIPTS, (match: string, source: string | undefined, attributes = "") => {
      if (match === BOOTSTRAP) this.#hasBootstrap = true;
      if (this.#isDone || source === undefined || !attributes.includes(" async")) return match;
      this.#nonce = /nonce="[^"]*"/.exec(attributes)?.[0] ?? "";
      const early = this.#sources.length === 0 ? this.#earlyScripts() : "";
      this.#sources.push(source);
      this.#isDone = this.#hasBootstrap;
      return this.#isDone ? early + this.#start() : early;
    });
  }

  /** Returns the scripts inserted before the first one, which listen to everything after them. */
  #earlyScripts(): string {
    const requestId = requestOrigin()?.requestId ?? newRequestId();
    return reporterScript(this.#nonce, requestId) + earlyInputScript(this.#nonce);
  }

  #start(): string {
    return `<script ${this.#nonce}>${START}(${JSON.stringify(this.#sources)})</script>`;
  }
}

/** Returns the length of a text without an unfinished script tag at its end. */
function wholeLength(text: string): number {
  const last = text.lastIndexOf(OPENING);
  if (last !== -1 && !text.includes(CLOSING, last)) return last;
  const cut = text.lastIndexOf("<", text.length - 1);
  return cut !== -1 && OPENING.startsWith(text.slice(cut)) ? cut : text.length;
}
