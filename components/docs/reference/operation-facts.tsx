import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ReferenceOperation } from "#server/surfaces/reference/reference.ts";
import { hrefOfOperation } from "../pages.ts";
import { Code } from "../prose.tsx";

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
