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
  const of = { organizationId, accountId: applicant.accountId };
  const messages = sample.map(({ isFromApplicant, body }, index) => {
    const author = isFromApplicant ? applicant : coach;
    return {
      ...{ ...of, isFromApplicant, body },
      id: newId("message"),
      threadId: id,
      authorId: author.accountId,
      authorName: author.name,
      applicationId: null,
      createdAt: at(index),
    };
  });
  const thread = {
    ...of,
    id,
    lastMessageAt: messages.at(-1)?.createdAt ?? at(0),
    isLastFromApplicant: messages.at(-1)?.isFromApplicant ?? false,
    createdAt: at(0),
  };
  return { threads: [thread], thread_messages: messages };
}
