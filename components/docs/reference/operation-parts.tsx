import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import type { ReferenceOperation, ReferenceParameter } from "#server/surfaces/reference/reference.ts";
import type { Field } from "#server/surfaces/reference/schema-fields.ts";
import { hrefOfOperation } from "../pages.ts";
import { Code } from "../prose.tsx";

export type FieldsTableProps = { caption: string; fields: readonly (Field | ReferenceParameter)[] };

/** Fields with their types and what they mean; parameters also say where they go. */
export function FieldsTable({ caption, fields }: FieldsTableProps) {
  const t = useTranslations("docs.reference");
  const hasPlaces = fields.some((field) => "place" in field);
  return (
    <Table caption={caption}>
      <TableHead>
        <TableRow>
          <TableHeader className="first:pl-0">{t("field")}</TableHeader>
          {hasPlaces ? <TableHeader>{t("place")}</TableHeader> : null}
          <TableHeader>{t("type")}</TableHeader>
          <TableHeader>{t("about")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <TableRow key={field.name}>
            <TableCell className="h-10 align-top whitespace-nowrap first:pl-0">
              <code className="font-mono text-[0.8125rem]">{field.name}</code>
              {field.isRequired ? (
                <span className="block text-xs text-warning-text">{t("required")}</span>
              ) : null}
            </TableCell>
            {hasPlaces ? (
              <TableCell className="h-10 align-top text-ink-muted">
                {"place" in field ? t(field.place) : null}
              </TableCell>
            ) : null}
            <TableCell className="h-10 max-w-80 min-w-32 align-top text-ink-muted">{field.type}</TableCell>
            <TableCell className="h-10 min-w-60 align-top">{field.description}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Who may call an operation, and its name as a tool. */
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

/** The refusals of an operation: its own spelled out, those of every operation in one line. */
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
