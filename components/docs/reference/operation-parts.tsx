import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ReferenceOperation, ReferenceParameter } from "#server/transports/reference/reference.ts";
import type { Field } from "#server/transports/reference/schema-fields.ts";
import { hrefOfOperation } from "../pages.ts";
import { Code, WithCode } from "../prose.tsx";

export type FieldListProps = { caption: string; fields: readonly (Field | ReferenceParameter)[] };

/** Lists fields with their types and meanings; parameters also with their location. */
export function FieldList({ caption, fields }: FieldListProps) {
  const t = useTranslations("docs.reference");
  return (
    <ul aria-label={caption} className="divide-y divide-line border-y border-line text-sm">
      {fields.map((field) => (
        <li key={field.name} className="grid gap-1 py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-ink-muted">
            <code className="font-mono text-[0.8125rem] font-medium break-all text-ink">{field.name}</code>
            <span className="wrap-anywhere">{field.type}</span>
            {"place" in field ? <span className="text-xs">{t(field.place)}</span> : null}
            {field.isRequired ? <span className="text-xs text-warning-text">{t("required")}</span> : null}
          </p>
          {field.description ? (
            <p className="max-w-2xl leading-relaxed">
              <WithCode text={field.description} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Shows who may call an operation, and its name as a tool. */
export function OperationFacts({ operation }: { operation: ReferenceOperation }) {
  const t = useTranslations("docs.reference");
  const { name, scope, roles, actsOn, toolName } = operation;
  const names = roles?.join(", ") ?? "";
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
      <Fact label={t("name")}>
        <Link href={hrefOfOperation(name)}>
          <Code className="text-accent-text">{name}</Code>
        </Link>
      </Fact>
      <Fact label={t("scope")}>
        {scope ? (
          <Link href="/docs/roles#scopes">
            <Code className="text-accent-text">{scope}</Code>
          </Link>
        ) : (
          t("anyScope")
        )}
      </Fact>
      {roles ? (
        <Fact label={t("roles")}>{actsOn === "application" ? t("rolesOrOwn", { roles: names }) : names}</Fact>
      ) : null}
      <Fact label={t("tool")}>
        <Code>{toolName}</Code>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Refusal = ReferenceOperation["refusals"][number];

/** Lists the errors of an operation: its own in detail, those of every operation in one line. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const t = useTranslations("docs.reference");
  const own = refusals.filter(({ isOwn }) => isOwn);
  const others = refusals.filter(({ isOwn }) => !isOwn);
  return (
    <div className="grid gap-2 text-sm">
      {own.length > 0 ? (
        <ul className="grid gap-1">
          {own.map((refusal) => (
            <li key={refusal.code} className="flex flex-wrap items-baseline gap-x-2.5">
              <span className="text-ink-muted tabular-nums">{refusal.status}</span>
              <CodeLink code={refusal.code} />
              <span className="text-ink-muted">{refusal.title}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="leading-relaxed text-ink-muted">
        {own.length > 0 ? `${t("everywhere")}: ` : null}
        {others.map(({ code }, index) => (
          <span key={code}>
            {index > 0 ? ", " : null}
            <CodeLink code={code} />
          </span>
        ))}
      </p>
    </div>
  );
}

function CodeLink({ code }: { code: string }) {
  return (
    <Link
      href={`/docs/errors/${code}`}
      className="font-mono text-[0.8125rem] text-accent-text underline decoration-current/30 underline-offset-4 hover:decoration-current"
    >
      {code}
    </Link>
  );
}
