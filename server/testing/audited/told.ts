import type { InputOf, Name, OutputOf } from "../contracts.ts";
import type { Rest } from "../rest.ts";

/** What the log is to say. */
export type Told = {
  readonly organizationId: string;
  /** An account, or who acts without one. */
  readonly by: string | "Support" | "Billing";
  readonly subjectEmail?: string;
  readonly subjectLabel?: string;
  readonly boardId?: string;
  readonly details: Record<string, unknown>;
  /** What it must not say. */
  readonly secrets?: readonly string[];
};
export type Happening = {
  readonly act: () => Promise<unknown>;
  readonly told: (answer: never) => Told | Promise<Told>;
};

/** Something about to happen through REST, and what the log is to say of it. */
export function call<Wanted extends Name>(
  { api }: { readonly api: Rest },
  name: Wanted,
  input: InputOf<Wanted>,
  told: (answer: OutputOf<Wanted>) => Told | Promise<Told>,
): Happening {
  const act = async () => {
    const { status, body, text } = await api.send(name, input);
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return body;
  };
  return { act, told };
}
