import { Check, Minus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { isStaff, ROLES, type Role } from "#domain/roles.ts";
import type { RoleRow } from "#server/surfaces/reference/roles.ts";
import { OperationLink } from "./scope-table.tsx";

/** Every operation that asks for a role, and the roles that it is open to. */
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
