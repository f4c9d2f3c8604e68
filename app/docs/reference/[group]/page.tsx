import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { groupTitle } from "#components/docs/pages.ts";
import { DocsTitle } from "#components/docs/prose.tsx";
import { OperationIndex } from "#components/docs/reference/operation-index.tsx";
import { OperationSection } from "#components/docs/reference/operation-section.tsx";
import { type ReferenceGroup, referenceGroups } from "#server/surfaces/reference/reference.ts";
import { visitor } from "../../../(signed-in)/signed-in.ts";

type Props = { params: Promise<{ group: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, description } = await groupOf(params);
  return { title: groupTitle(name), description };
}

/** A group of operations, each with everything that a caller has to know. */
export default async function ReferenceGroupPage({ params }: Props) {
  const { name, description, operations } = await groupOf(params);
  const isSignedIn = (await visitor()) !== null;
  return (
    <>
      <DocsTitle title={groupTitle(name)} lead={description} />
      <OperationIndex operations={operations} />
      {operations.map((operation) => (
        <OperationSection key={operation.name} operation={operation} isSignedIn={isSignedIn} />
      ))}
    </>
  );
}

async function groupOf(params: Props["params"]): Promise<ReferenceGroup> {
  const { group } = await params;
  return referenceGroups().find(({ name }) => name === group) ?? notFound();
}
