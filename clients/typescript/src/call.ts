import { OfferlaneError } from "./errors.ts";

/** A response's data with its metadata. */
export type ApiResponse<Data> = {
  readonly data: Data;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
  /** Pass it as `ifMatch` to a change. */
  readonly etag: string | undefined;
  /** True if this is the stored response of an earlier try with the same idempotency key. */
  readonly isReplay: boolean;
};

/** A call in progress. It's sent immediately, whether or not you await its data. */
export class Call<Data> implements PromiseLike<Data> {
  readonly #sent: Promise<Response>;

  constructor(send: () => Promise<Response>) {
    this.#sent = send();
  }

  // biome-ignore lint/suspicious/noThenProperty: a call is awaited like a promise and has more methods
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

  /** Returns the data with its status, request id, ETag, and headers. */
  async withResponse(): Promise<ApiResponse<Data>> {
    const response = (await this.#sent).clone();
    const { status, headers } = response;
    if (!headers.get("content-type")?.includes("json")) {
      throw new OfferlaneError("This response is a file. Read it with .blob().");
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

  /** Returns the response as a file, such as a CSV export. */
  async blob(): Promise<Blob> {
    return (await this.#sent).clone().blob();
  }
}

type Page<Entry> = { data: Entry[]; nextCursor: string | null };

/** A list call in progress: await it for one page, or iterate over it for every entry of every page. */
export class ListCall<Data extends Page<Entry>, Entry> extends Call<Data> implements AsyncIterable<Entry> {
  readonly #follow: (cursor: string) => ListCall<Data, Entry>;

  constructor(send: () => Promise<Response>, follow: (cursor: string) => ListCall<Data, Entry>) {
    super(send);
    this.#follow = follow;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Entry, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }

  /** Iterates over the pages, fetching each when it is needed. */
  async *pages(): AsyncGenerator<Data, void, undefined> {
    let page: Data = await this;
    yield page;
    while (page.nextCursor !== null) {
      page = await this.#follow(page.nextCursor);
      yield page;
    }
  }

  /** Returns every entry, or at most the given number. */
  async all(most = Number.POSITIVE_INFINITY): Promise<Entry[]> {
    const entries: Entry[] = [];
    for await (const entry of this) {
      if (entries.length >= most) break;
      entries.push(entry);
    }
    return entries;
  }
}
