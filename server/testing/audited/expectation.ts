import { signIn } from "../actors.ts";
import type { InputOf, Name, OutputOf, PageName } from "../contracts.ts";
import type { TeamMember } from "../membership.ts";
import { callPage } from "../pages.ts";
import type { Rest } from "../rest.ts";

/** The expected entry in the log. */
export type ExpectedEvent = {
  readonly organizationId: string;
  /** An account, or the system part that acted. */
  readonly by: string | "Support" | "Payment provider" | "Retention";
  readonly subjectEmail?: string;
  readonly subjectLabel?: string;
  readonly boardId?: string;
  readonly details: Record<string, unknown>;
  /** Texts that it must not include. */
  readonly secrets?: readonly string[];
};
export type AuditedAction = {
  readonly act: () => Promise<unknown>;
  readonly expected: (output: never) => ExpectedEvent | Promise<ExpectedEvent>;
};

/** Returns a REST call to make, and the log entry expected of it. */
export function call<Wanted extends Name>(
  { api }: { readonly api: Rest },
  name: Wanted,
  input: InputOf<Wanted>,
  expected: (output: OutputOf<Wanted>) => ExpectedEvent | Promise<ExpectedEvent>,
): AuditedAction {
  const act = async () => {
    const { status, body, text } = await api.send(name, input);
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return body;
  };
  return { act, expected };
}

/** Returns a call of a page's operation, which throws if it fails. */
export async function onPage({ person }: TeamMember, name: PageName, input: object) {
  const cookie = await signIn(person);
  return async () => {
    const { status, text } = await callPage(cookie, name, input);
    if (status >= 300) throw new Error(`${status}: ${text}`);
  };
}
