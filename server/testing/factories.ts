import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf } from "./contracts.ts";
import type { Rest } from "./rest.ts";
import { inJson, pdf, type TestFile } from "./resume-files.ts";

type NewApplication = Partial<InputOf<"applications.create">>;

/** Creates a card through applications.create, each with a new company unless one is given. */
export function makeApplication(
  api: Rest,
  boardId: string,
  given: NewApplication = {},
): Promise<OutputOf<"applications.create">> {
  return api.ok("applications.create", {
    boardId,
    job: { title: "Gardener" },
    company: { name: `Company ${randomUUID()}` },
    ...given,
  });
}

/** Creates `count` cards of one company in a column, top to bottom, and returns their ids. */
export async function makeColumn(
  api: Rest,
  boardId: string,
  count: number,
  given: NewApplication = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const company = { name: "One Employer" };
    const { id } = await makeApplication(api, boardId, { company, job: { title: `Job ${made}` }, ...given });
    ids.push(id);
  }
  return ids;
}

/** Creates a company without cards. */
export function makeCompany(api: Rest, given: Partial<InputOf<"companies.create">> = {}) {
  return api.ok("companies.create", { name: `Company ${randomUUID()}`, ...given });
}

/** Creates a second board, which isn't the active one. */
export function makeBoard(api: Rest, name = "Another board") {
  return api.ok("boards.create", { name });
}

/** Creates a résumé with a small PDF, uploaded in JSON. */
export function makeResume(api: Rest, file: TestFile = pdf(), name = "Backend, English") {
  return api.ok("resumes.create", { name, file: inJson(file) });
}
