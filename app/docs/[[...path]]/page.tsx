import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { DocsDocument } from "#components/docs/document.ts";
import { DocumentView } from "#components/docs/document-view.tsx";
import { MissingDocument } from "#components/docs/missing-document.tsx";
import { notFound } from "#server/core/errors.ts";
import { rejectPage } from "#server/core/page-response.ts";
import { withOwnRows } from "#server/transports/reference/own-rows.ts";
import { messages } from "../../../i18n/messages.ts";
import { visitor } from "../../(signed-in)/signed-in.ts";
import { documentAt } from "../documents/document-at.ts";

type Props = { params: Promise<{ path?: string[] }> };
type Reader = NonNullable<Awaited<ReturnType<typeof visitor>>>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const document = await documentOf(params);
  if (document === null) return { title: messages.common.notFoundTitle, robots: { index: false } };
  const { title, name = title, lead, description = lead } = document;
  return { title: name, ...(description ? { description: description.replaceAll("`", "") } : {}) };
}

/** Shows a page of the documentation. For signed-in readers, the samples have the reader's own IDs. */
export default async function DocsPage({ params }: Props) {
  const document = await documentOf(params);
  if (document === null) {
    // With Next's notFound(), the response would have no content until scripts run.
    rejectPage(notFound("page"));
    return <MissingDocument />;
  }
  const reader = await visitor();
  const shown = reader ? await ownedBy(reader, document) : document;
  const t = await getTranslations("docs");
  const note = reader && shown !== document ? t("ownIds", { environment: reader.viewer.environment }) : null;
  return <DocumentView document={shown} isSignedIn={reader !== null} note={note} />;
}

async function documentOf(params: Props["params"]) {
  const { path = [] } = await params;
  return documentAt(path.join("/"));
}

/**
 * Puts the reader's own IDs into the samples, except in calls that can't be undone: a pasted sample must not
 * delete real rows.
 */
async function ownedBy({ call }: Reader, document: DocsDocument): Promise<DocsDocument> {
  const { blocks, operation } = document;
  if (operation?.shown.destroys) return document;
  const samples = operation?.samples ?? blocks;
  const own = await withOwnRows(samples, call, operation?.shown.name);
  if (own === samples) return document;
  return operation
    ? { ...document, operation: { ...operation, samples: own } }
    : { ...document, blocks: own };
}
