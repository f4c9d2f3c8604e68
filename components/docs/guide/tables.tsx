import { Check, Minus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { isStaff, ROLES, type Role } from "#domain/roles.ts";
import type { LimitGroup } from "#server/transports/reference/limits.ts";
import type { RoleRow } from "#server/transports/reference/roles.ts";
import { hrefOfOperation } from "../pages.ts";
import { Code } from "../prose.tsx";

/** A scope with its sentence and the operations that it allows; a null name is for what any credential allows. */
export type ScopeRow = { name: string | null; sentence: string; operations: readonly string[] };

/** Lists every scope and what it allows. */
export function ScopeTable({ scopes }: { scopes: readonly ScopeRow[] }) {
  const t = useTranslations("docs");
  return (
    <Table caption={t("roles.scopesTitle")}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("keys.scope")}</TableHeader>
          <TableHeader>{t("keys.allows")}</TableHeader>
          <TableHeader>{t("keys.operations")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {scopes.map(({ name, sentence, operations }) => (
          <TableRow key={name}>
            <TableCell className="align-top whitespace-nowrap">
              {name ? <Code>{name}</Code> : t("roles.any")}
            </TableCell>
            <TableCell className="min-w-52 align-top">{sentence || t("roles.anyText")}</TableCell>
            <TableCell className="min-w-72 align-top">
              <ul className="flex flex-wrap gap-x-3 gap-y-1">
                {operations.map((operation) => (
                  <li key={operation}>
                    <OperationLink name={operation} />
                  </li>
                ))}
              </ul>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Links an operation's name to its page. */
export function OperationLink({ name }: { name: string }) {
  return (
    <Link
      href={hrefOfOperation(name)}
      className="font-mono text-[0.8125rem] text-accent-text underline decoration-current/30 underline-offset-4 hover:decoration-current"
    >
      {name}
    </Link>
  );
}

/** Lists every operation that requires a role, and the roles that may call it. */
export function RoleTable({ rows }: { rows: readonly RoleRow[] }) {
  const t = useTranslations("docs.roles");
  return (
    <Table caption={t("rolesTitle")}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("operation")}</TableHeader>
          {ROLES.map((role) => (
            <TableHeader key={role} className="text-center">
              {t(role)}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.operation}>
            <TableCell className="h-10">
              <OperationLink name={row.operation} />
            </TableCell>
            {ROLES.map((role) => (
              <TableCell key={role} className="h-10 text-center">
                <Allowed row={row} role={role} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Allowed({ row, role }: { row: RoleRow; role: Role }) {
  const t = useTranslations("docs.roles");
  if (row.roles.includes(role)) {
    return <Check aria-label={t("yes")} role="img" className="mx-auto size-4.5 text-success-text" />;
  }
  if (row.orOwn && !isStaff(role)) return <span className="text-ink-muted">{t("ownCard")}</span>;
  return <Minus aria-label={t("no")} role="img" className="mx-auto size-4 text-ink-faint" />;
}

/** Lists the limits of one group with their values. */
export function LimitsTable({ name, rows }: LimitGroup) {
  const t = useTranslations("docs.limits");
  return (
    <Table caption={t(`group.${name}`)}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("what")}</TableHeader>
          <TableHeader className="text-right">{t("value")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ what, value }) => (
          <TableRow key={what}>
            <TableCell className="h-10">{what}</TableCell>
            <TableCell className="h-10 text-right whitespace-nowrap tabular-nums">{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
