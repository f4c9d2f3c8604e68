import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import type { ReferenceOperation } from "#server/transports/reference/reference.ts";
import { CodeText } from "../code-sample.tsx";
import { Code } from "../prose.tsx";
import { MethodBadge } from "./operation-index.tsx";
import { FieldList, OperationFacts, Refusals } from "./operation-parts.tsx";
import { SnippetTabs } from "./snippet-tabs.tsx";

export type OperationSectionProps = { operation: ReferenceOperation; isSignedIn: boolean };

/** Shows an operation: what it does, its input and response, and the call itself. */
export function OperationSection({ operation, isSignedIn }: OperationSectionProps) {
  const t = useTranslations("docs.reference");
  const { name, method, path, summary, description, parameters, body, answer } = operation;
  return (
    <section
      aria-labelledby={`${name}-title`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <div className="grid gap-2.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 id={`${name}-title`} className="text-2xl font-semibold tracking-tight">
              {summary}
            </h1>
            {operation.isBeta ? (
              <Link href="/docs/guides/features">
                <Badge>{t("beta")}</Badge>
              </Link>
            ) : null}
            {operation.destroys ? <Badge tone="danger">{t("destroys")}</Badge> : null}
          </div>
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <MethodBadge method={method} />
            <code className="font-mono text-[0.8125rem] break-all">{path}</code>
          </p>
          <p className="max-w-2xl leading-relaxed text-ink-muted">{description}</p>
        </div>
        <OperationFacts operation={operation} />
        <Part title={t("parameters")}>
          <FieldList caption={t("parametersOf", { name })} fields={parameters} />
        </Part>
        {body.length > 0 ? (
          <Part title={t("body")}>
            <FieldList caption={t("bodyOf", { name })} fields={body} />
            {operation.takesForm ? <p className="text-sm text-ink-muted">{t("form")}</p> : null}
          </Part>
        ) : null}
        <Part
          title={
            <>
              {t("answer")} <Code>{answer.status}</Code>
            </>
          }
        >
          {answer.files.length > 0 ? (
            <p className="text-sm text-ink-muted">{t("files", { types: answer.files.join(", ") })}</p>
          ) : null}
          <Folded title={t("answerFields")}>
            <FieldList caption={t("answerFieldsOf", { name })} fields={answer.fields} />
          </Folded>
          <Folded title={t("answerExample")}>
            <div className="mt-2 rounded-panel border border-line bg-surface">
              <CodeText
                code={JSON.stringify(answer.example, null, 2)}
                label={`${name}: ${t("answerExample")}`}
              />
            </div>
          </Folded>
        </Part>
        <Part title={t("refusals")}>
          <Refusals refusals={operation.refusals} />
        </Part>
      </div>
      <SnippetTabs operation={operation} isSignedIn={isSignedIn} />
    </section>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </div>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-control py-1 text-sm text-accent-text">
        {title}
      </summary>
      {children}
    </details>
  );
}
