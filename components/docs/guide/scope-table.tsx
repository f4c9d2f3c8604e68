import Link from "next/link";
import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { hrefOfOperation } from "../pages.ts";
import { Code } from "../prose.tsx";

/** A scope with its sentence and the operations that it opens; a name of null is what any credential may do. */
export type ScopeRow = { name: string | null; sentence: string; operations: readonly string[] };

/** Every scope and what it opens. */
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

/** An operation's name that leads to it. */
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
