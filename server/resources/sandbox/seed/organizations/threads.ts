import { newId } from "#server/core/ids.ts";
import type { SyntheticPerson } from "./people.ts";
import { sampleOrganizations } from "./sample.ts";

type Person = Pick<SyntheticPerson, "accountId" | "name">;
type Seeded = {
  applicant: Person;
  coach: Person;
  /** Selects one of the sample threads. */
  seed: number;
  /** Returns the time of the message with an index. */
  at: (index: number) => string;
};

/** Returns the rows of `threads` and `thread_messages` for an applicant. */
export function threadRows(organizationId: string, { applicant, coach, seed, at }: Seeded) {
  const { threads } = sampleOrganizations;
  const sample = threads[seed % threads.length] ?? [];
  const id = newId("thread");
  const of = { organization_id: organizationId, account_id: applicant.accountId };
  const messages = sample.map(({ isFromApplicant, body }, index) => {
    const author = isFromApplicant ? applicant : coach;
    return {
      ...of,
      id: newId("message"),
      thread_id: id,
      author_id: author.accountId,
      author_name: author.name,
      is_from_applicant: isFromApplicant,
      application_id: null,
      body,
      created_at: at(index),
    };
  });
  const thread = {
    ...of,
    id,
    last_message_at: messages.at(-1)?.created_at ?? at(0),
    is_last_from_applicant: messages.at(-1)?.is_from_applicant ?? false,
    created_at: at(0),
  };
  return { threads: [thread], thread_messages: messages };
}
