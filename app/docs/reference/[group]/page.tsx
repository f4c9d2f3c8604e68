import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { groupTitle } from "#components/docs/pages.ts";
import { DocsTitle } from "#components/docs/prose.tsx";
import { OperationIndex } from "#components/docs/reference/operation-index.tsx";
import { type ReferenceGroup, referenceGroups } from "#server/transports/reference/reference.ts";

type Props = { params: Promise<{ group: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, description } = await groupOf(params);
  return { title: groupTitle(name), description };
}

/** Lists the operations of a group with links to their pages. */
export default async function ReferenceGroupPage({ params }: Props) {
  const { name, description, operations } = await groupOf(params);
  return (
    <>
      <DocsTitle title={groupTitle(name)} lead={description} />
      <OperationIndex operations={operations} />
    </>
  );
}

async function groupOf(params: Props["params"]): Promise<ReferenceGroup> {
  const { group } = await params;
  return referenceGroups().find(({ name }) => name === group) ?? notFound();
}
