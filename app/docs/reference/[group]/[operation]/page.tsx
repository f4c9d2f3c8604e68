import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { groupTitle } from "#components/docs/pages.ts";
import { OperationSection } from "#components/docs/reference/operation-section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { referenceGroups } from "#server/transports/reference/reference.ts";
import { visitor } from "../../../../(signed-in)/signed-in.ts";

type Props = { params: Promise<{ group: string; operation: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { summary, description } = await operationOf(params);
  return { title: summary, description };
}

/** Shows an operation with everything that a caller needs to know. */
export default async function ReferenceOperationPage({ params }: Props) {
  const operation = await operationOf(params);
  const isSignedIn = (await visitor()) !== null;
  const { group } = await params;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-sm">
        <TextLink href={`/docs/reference/${group}`}>{groupTitle(group)}</TextLink>
      </p>
      <OperationSection operation={operation} isSignedIn={isSignedIn} />
    </div>
  );
}

async function operationOf(params: Props["params"]) {
  const { group, operation } = await params;
  const operations = referenceGroups().find(({ name }) => name === group)?.operations ?? [];
  return operations.find(({ name }) => name === `${group}.${operation}`) ?? notFound();
}
