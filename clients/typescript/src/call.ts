import { OfferlaneError } from "./errors.ts";

/** An answer with what stood around it. */
export type Answer<Data> = {
  readonly data: Data;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
  /** For `ifMatch` of a change. */
  readonly etag: string | undefined;
  /** Whether this is the stored answer of an earlier try with the same idempotency key. */
  readonly isReplay: boolean;
};

/** A call under way: it's sent at once, whether you await its data or not. */
export class Call<Data> implements PromiseLike<Data> {
  readonly #sent: Promise<Response>;

  constructor(send: () => Promise<Response>) {
    this.#sent = send();
  }

  // biome-ignore lint/suspicious/noThenProperty: a call is awaited like a promise, and asked for more than its data
  then<Result = Data, Caught = never>(
    onData?: ((data: Data) => Result | PromiseLike<Result>) | null,
    onError?: ((error: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Result | Caught> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onData, onError);
  }

  catch<Caught = never>(onError: (error: unknown) => Caught | PromiseLike<Caught>): Promise<Data | Caught> {
    return this.then(undefined, onError);
  }

  finally(onEnd: () => void): Promise<Data> {
    return this.then().finally(onEnd) as Promise<Data>;
  }

  /** The data with its status, request id, ETag, and headers. */
  async withResponse(): Promise<Answer<Data>> {
    const response = (await this.#sent).clone();
    const { status, headers } = response;
    if (!headers.get("content-type")?.includes("json")) {
      throw new OfferlaneError("This answer is a file: ask for it with .blob().");
    }
    const text = (name: string) => headers.get(name) ?? undefined;
    return {
      data: (await response.json()) as Data,
      status,
      headers,
      requestId: text("x-request-id"),
      etag: text("etag"),
      isReplay: headers.get("idempotent-replayed") === "true",
    };
  }

  /** The answer as a file, such as an export in CSV. */
  async blob(): Promise<Blob> {
    return (await this.#sent).clone().blob();
  }
}

type Page<Entry> = { data: Entry[]; nextCursor: string | null };

/** A list under way: await it for one page, or iterate over it for every entry of every page. */
export class ListCall<Data extends Page<Entry>, Entry> extends Call<Data> implements AsyncIterable<Entry> {
  readonly #follow: (cursor: string) => ListCall<Data, Entry>;

  constructor(send: () => Promise<Response>, follow: (cursor: string) => ListCall<Data, Entry>) {
    super(send);
    this.#follow = follow;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Entry, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }

  /** Page by page, each fetched when it is asked for. */
  async *pages(): AsyncGenerator<Data, void, undefined> {
    let page: Data = await this;
    yield page;
    while (page.nextCursor !== null) {
      page = await this.#follow(page.nextCursor);
      yield page;
    }
  }

  /** Every entry, or the first of them. */
  async all(most = Number.POSITIVE_INFINITY): Promise<Entry[]> {
    const entries: Entry[] = [];
    for await (const entry of this) {
      if (entries.length >= most) break;
      entries.push(entry);
    }
    return entries;
  }
}
