import { type AddressInfo, createServer, type Socket } from "node:net";
import { createSecureContext, getCACertificates, setDefaultCACertificates, TLSSocket } from "node:tls";
import { makeCertificate } from "./certificate.ts";

/** A message of a folder. Its size is the server's claim, which may be false. */
type Message = {
  readonly uid: number;
  readonly raw: Buffer;
  readonly arrivedAt: Date;
  readonly size: number;
};
type Folder = { uidValidity: number; uidNext: number; messages: Message[] };

const PASSWORD = "abcd efgh ijkl mnop";
const MONTHS = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec".split(",");

type Options = {
  /** True if this process trusts the certificate. */
  readonly isTrusted?: boolean;
  /** The way to TLS: from the first byte, by the STARTTLS command, or none. */
  readonly encryption?: "tls" | "starttls" | "none";
};

/** Starts an IMAP server (RFC 9051) with one mailbox. It records the commands that it receives. */
export async function startImapServer(
  { key, cert } = makeCertificate(),
  { isTrusted = true, encryption = "tls" }: Options = {},
) {
  const trusted = getCACertificates("default");
  if (isTrusted) setDefaultCACertificates([...trusted, cert]);
  const folders = new Map<string, Folder>();
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const state = { password: PASSWORD, beforeMessage: async (_uid: number) => undefined as unknown };
  const addFolder = (name: string, uidValidity = 1) =>
    folders.set(name, { uidValidity, uidNext: 1, messages: [] });
  addFolder("INBOX");
  const deliver = (raw: string, { folder = "INBOX", size = 0, arrivedAt = new Date() } = {}) => {
    const found = folders.get(folder);
    if (!found) throw new Error(`There is no folder ${folder}.`);
    const bytes = Buffer.from(raw);
    found.messages.push({ uid: found.uidNext, raw: bytes, arrivedAt, size: size || bytes.length });
    found.uidNext += 1;
  };
  const secureContext = createSecureContext({ key, cert });
  const encrypted = (socket: Socket) => new TLSSocket(socket, { isServer: true, secureContext });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    const capabilities = encryption === "starttls" ? "IMAP4rev1 STARTTLS" : "IMAP4rev1";
    serve(encryption === "tls" ? encrypted(socket) : socket, capabilities).write(
      `* OK [CAPABILITY ${capabilities}] ready\r\n`,
    );
  });

  function serve(socket: Socket, capabilities: string): Socket {
    let rest = "";
    let open: Folder | undefined;
    let queue = Promise.resolve();
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      const lines = (rest + chunk.toString("utf8")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) queue = queue.then(() => respond(line));
    });
    return socket;

    async function respond(line: string): Promise<void> {
      const [tag = "", ...words] = line.split(" ");
      const command = words.join(" ");
      commands.push(command.startsWith("LOGIN") ? "LOGIN" : command);
      const ok = (text = "done") => socket.write(`${tag} OK ${text}\r\n`);
      const no = (text: string) => socket.write(`${tag} NO ${text}\r\n`);
      if (command.startsWith("LOGIN")) {
        return void (command.endsWith(`"${state.password}"`) ? ok() : no("[AUTHENTICATIONFAILED] wrong"));
      }
      if (/^(LIST|LSUB) /.test(command)) {
        // An empty name asks for the separator.
        const wanted = /"?([^" ]*)"?$/.exec(command)?.[1] ?? "*";
        if (wanted === "") socket.write(`* ${words[0]} (\\Noselect) "/" ""\r\n`);
        for (const name of folders.keys()) {
          if (wanted === "*" || wanted === name) socket.write(`* ${words[0]} () "/" "${name}"\r\n`);
        }
        return void ok();
      }
      if (command.startsWith("EXAMINE ")) {
        open = folders.get(command.slice(8).replaceAll('"', ""));
        if (!open) return void no("[NONEXISTENT] no such folder");
        socket.write(`* ${open.messages.length} EXISTS\r\n* OK [UIDVALIDITY ${open.uidValidity}] ok\r\n`);
        socket.write(`* OK [UIDNEXT ${open.uidNext}] ok\r\n* FLAGS ()\r\n`);
        return void ok("[READ-ONLY] done");
      }
      if (command.startsWith("UID SEARCH ")) {
        socket.write(`* SEARCH ${search(open?.messages ?? [], command.slice(11)).join(" ")}\r\n`);
        return void ok();
      }
      if (command.startsWith("UID FETCH ")) {
        await fetch(open?.messages ?? [], command.slice(10));
        return void ok();
      }
      if (command === "LOGOUT") {
        socket.write("* BYE\r\n");
        ok();
        return void socket.end();
      }
      if (command === "STARTTLS") {
        socket.removeAllListeners("data");
        ok();
        return void serve(encrypted(socket), "IMAP4rev1");
      }
      if (command === "CAPABILITY") socket.write(`* CAPABILITY ${capabilities}\r\n`);
      ok();
    }

    async function fetch(messages: readonly Message[], wanted: string): Promise<void> {
      const uids = (/^[\d,]+/.exec(wanted)?.[0] ?? "").split(",").map(Number);
      for (const [index, { uid, raw, size }] of messages.entries()) {
        if (!uids.includes(uid)) continue;
        if (!wanted.includes("BODY.PEEK[]")) {
          socket.write(`* ${index + 1} FETCH (UID ${uid} RFC822.SIZE ${size})\r\n`);
          continue;
        }
        await state.beforeMessage(uid);
        socket.write(`* ${index + 1} FETCH (UID ${uid} BODY[] {${raw.length}}\r\n`);
        socket.write(raw);
        socket.write(")\r\n");
      }
    }
  }
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    setDefaultCACertificates(trusted);
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const login = { host: "localhost", port, userName: "robin@acme.example", password: PASSWORD };
  return { login, folders, commands, state, addFolder, deliver, stop };
}
export type ImapServer = Awaited<ReturnType<typeof startImapServer>>;

function search(messages: readonly Message[], query: string): number[] {
  const [, from] = /^UID (\d+):\*/.exec(query) ?? [];
  if (from !== undefined) {
    const last = messages.at(-1);
    // As servers do, even if its UID is lower.
    return messages
      .filter((message) => message.uid >= Number(from) || message === last)
      .map(({ uid }) => uid);
  }
  const [, day = "", month = "", year = ""] = /^SINCE (\d+)-(\w+)-(\d+)/.exec(query) ?? [];
  const since = Date.UTC(Number(year), MONTHS.indexOf(month), Number(day));
  return messages.filter(({ arrivedAt }) => arrivedAt.getTime() >= since).map(({ uid }) => uid);
}
