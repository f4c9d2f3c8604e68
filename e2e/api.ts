import { type APIRequestContext, expect } from "@playwright/test";

export type NewCard = {
  title: string;
  company?: string;
  status?: string;
  applicationLink?: string;
  closingDate?: string;
  compensation?: Record<string, unknown>;
  workMode?: string;
};

/** Calls the API with the page's session, to set up a journey's initial state. */
export class Api {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async read<Result>(name: string, input: object): Promise<Result> {
    const query = new URLSearchParams({ input: JSON.stringify(input) });
    const response = await this.#request.get(`/api/trpc/${name}?${query}`);
    expect(response.ok(), `${name}: ${await response.text()}`).toBe(true);
    return (await response.json()).result.data;
  }

  async change<Result>(name: string, input: object): Promise<Result> {
    const response = await this.#request.post(`/api/trpc/${name}`, { data: input });
    expect(response.ok(), `${name}: ${await response.text()}`).toBe(true);
    return (await response.json()).result.data;
  }

  /** Returns the id of the active board. */
  async boardId(): Promise<string> {
    const { data } = await this.read<{ data: { id: string; isActive: boolean }[] }>("boards.list", {});
    return data.find(({ isActive }) => isActive)?.id ?? "";
  }

  /** Adds cards one after another, each at the bottom of its column. Returns their ids. */
  async addCards(...cards: NewCard[]): Promise<string[]> {
    const boardId = await this.boardId();
    const ids: string[] = [];
    for (const { title, company = "Acme", status = "saved", compensation, workMode, ...rest } of cards) {
      const job = { title, ...(compensation ? { compensation } : {}), ...(workMode ? { workMode } : {}) };
      const input = { boardId, status, company: { name: company }, job, ...rest };
      ids.push((await this.change<{ id: string }>("applications.create", input)).id);
    }
    return ids;
  }

  /** Returns the titles in each column, as the server has them. */
  async columns(): Promise<Record<string, string[]>> {
    type View = { board: { columns: Record<string, string[]> }; cards: { id: string; title: string }[] };
    const view = await this.read<View>("boards.getView", { boardId: await this.boardId() });
    const titles = new Map(view.cards.map(({ id, title }) => [id, title]));
    return Object.fromEntries(
      Object.entries(view.board.columns).map(([status, ids]) => [
        status,
        ids.map((id) => titles.get(id) ?? ""),
      ]),
    );
  }
}
