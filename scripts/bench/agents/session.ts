import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { encode } from "gpt-tokenizer/encoding/o200k_base";

type Row = Readonly<Record<string, unknown>>;
/** A tool's result. The caller knows its shape. */
export type ToolResult = Row & { readonly data: readonly Row[] };

/** A connection to the tools of some toolsets. It counts the tokens that a model would write and read. */
export class Session {
  readonly #client: Client;
  calls = 0;
  tokens = 0;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async open(origin: string, key: string, toolsets: string): Promise<Session> {
    const client = new Client({ name: "offerlane-bench", version: "1.0.0" });
    const address = new URL(`${origin}/api/mcp?toolset=${toolsets}`);
    const requestInit = { headers: { Authorization: `Bearer ${key}` } };
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
    return new Session(client);
  }

  /** Returns the token count of the tool list, which a model reads once. */
  async listTokens(): Promise<number> {
    return tokensOf((await this.#client.listTools()).tools);
  }

  /** Calls a tool and returns its result. @throws if the tool returns an error, because every task can be done */
  async call(name: string, input: Record<string, unknown> = {}): Promise<ToolResult> {
    const { content, isError } = await this.#client.callTool({ name, arguments: input });
    const texts = content.flatMap((part) => (part.type === "text" ? [part.text] : []));
    if (isError) throw new Error(`${name}: ${texts.join(" ")}`);
    this.calls += 1;
    this.tokens += tokensOf({ name, arguments: input }) + tokensOf(content);
    return JSON.parse(texts[0] ?? "{}") as ToolResult;
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

function tokensOf(value: unknown): number {
  return encode(JSON.stringify(value)).length;
}
