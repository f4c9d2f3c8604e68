import { Badge } from "#components/ui/badge.tsx";
import { cn } from "#components/ui/cn.ts";
import { Link } from "#components/ui/link.tsx";
import type { ReferenceOperation } from "#server/transports/reference/reference.ts";
import { Blocks } from "./blocks.tsx";
import type { DocsDocument } from "./document.ts";
import { Code, LineText } from "./prose.tsx";
import { MethodBadge } from "./reference/operation-lists.tsx";
import type { Runnable } from "./run/calls.ts";
import { TryIt } from "./run/try-it.tsx";

export type DocumentViewProps = {
  document: DocsDocument;
  isSignedIn: boolean;
  /** Says that the samples contain the reader's own IDs; null if they don't. */
  note: string | null;
};

/** Shows a page of the documentation. The call of an operation stays in sight beside a long description. */
export function DocumentView({ document, isSignedIn, note }: DocumentViewProps) {
  const { blocks, operation } = document;
  if (operation === undefined) {
    return (
      <>
        <DocumentHeader document={document} note={note} />
        <Blocks blocks={blocks} />
      </>
    );
  }
  const { name } = operation.shown;
  return (
    <section
      aria-labelledby={`${name}-title`}
      className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <div className="grid content-start gap-6">
        <DocumentHeader document={document} note={note} />
        <div className="contents [&_dl]:grid-cols-[auto_minmax(0,1fr)] [&_h2]:text-sm [&_p]:text-sm [&_section]:gap-2 [&_ul]:text-sm">
          <Blocks blocks={blocks} />
        </div>
      </div>
      <div className="grid min-w-0 gap-3.5 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto">
        <Blocks blocks={operation.samples} />
        <TryIt runnable={runnableOf(operation.shown)} isSignedIn={isSignedIn} />
      </div>
    </section>
  );
}

function DocumentHeader({ document, note }: Pick<DocumentViewProps, "document" | "note">) {
  const { above, title, lead, operation } = document;
  const id = operation && `${operation.shown.name}-title`;
  return (
    <header className="grid gap-2.5">
      {above === undefined ? null : (
        <p className="text-sm">
          <LineText line={above} />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1
          id={id}
          className={cn("leading-tight font-semibold tracking-tight", operation ? "text-2xl" : "text-3xl")}
        >
          {title}
        </h1>
        {operation?.badges.map(({ text, href, tone }) => {
          const badge = (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          );
          return href ? (
            <Link key={text} href={href}>
              {badge}
            </Link>
          ) : (
            badge
          );
        })}
      </div>
      {operation ? (
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <MethodBadge method={operation.shown.method} />
          <Code className="bg-transparent px-0 break-all">{operation.shown.path}</Code>
        </p>
      ) : null}
      {lead ? (
        <p className="max-w-2xl leading-relaxed text-ink-muted">
          <LineText line={lead} />
        </p>
      ) : null}
      {note === null ? null : <p className="max-w-2xl text-sm leading-relaxed text-ink-muted">{note}</p>}
    </header>
  );
}

/** Returns the part of an operation that is needed to run its example. */
function runnableOf({ name, request, parameters, destroys }: ReferenceOperation): Runnable {
  const { method, path, pathFields, body, rows } = request;
  const query = new URLSearchParams(
    Object.entries(request.query).map(([field, value]) => [field, String(value)]),
  ).toString();
  const takesQuery = parameters.some(({ place }) => place === "query");
  return { name, method, path, pathFields, query, takesQuery, body, rows, destroys };
}
