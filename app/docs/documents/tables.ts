import { getTranslations } from "next-intl/server";
import { type Cell, type DocsDocument, listed, proseTags, section } from "#components/docs/document.ts";
import { hrefOfOperation } from "#components/docs/pages.ts";
import { HEADINGS } from "#components/import/formats/headings.ts";
import { FORMATS } from "#components/import/formats/known.ts";
import { TARGETS } from "#components/import/formats/targets.ts";
import { BLANK_WORDS, STATUS_WORDS } from "#components/import/formats/words.ts";
import { isStaff, ROLES, type Role } from "#domain/roles.ts";
import { ALL_SCOPES, SCOPES } from "#domain/scopes.ts";
import { STATUSES } from "#domain/values.ts";
import { limitGroups } from "#server/transports/reference/limits.ts";
import { type RoleRow, referenceGroups, roleRows } from "#server/transports/reference/reference.ts";

/** Returns a link to an operation's page. */
export function operationLink(name: string) {
  return { text: `\`${name}\``, href: hrefOfOperation(name) };
}

/** Lists who may call what: each operation with its roles, and each scope with its operations. */
export async function roles(): Promise<DocsDocument> {
  const t = await getTranslations("docs.roles");
  const keys = await getTranslations("docs.keys");
  const operations = referenceGroups().flatMap((group) => group.operations);
  const needing = (scope: string | null) =>
    listed(
      operations.filter((operation) => operation.scope === scope).map(({ name }) => operationLink(name)),
    );
  const allowed = (row: RoleRow, role: Role): Cell => {
    if (row.roles.includes(role)) return { isAllowed: true, text: t("yes") };
    return row.orOwn && !isStaff(role) ? t("ownCard") : { isAllowed: false, text: t("no") };
  };
  return {
    title: t("title"),
    lead: t("lead"),
    blocks: [
      section(
        t("rolesTitle"),
        [
          t("rolesText"),
          {
            kind: "table",
            caption: t("rolesTitle"),
            columns: [
              { label: t("operation") },
              ...ROLES.map((role) => ({ label: t(role), align: "center" as const })),
            ],
            rows: roleRows().map((row) => [
              operationLink(row.operation),
              ...ROLES.map((role) => allowed(row, role)),
            ]),
          },
        ],
        "roles",
      ),
      section(
        t("scopesTitle"),
        [
          t("scopesText"),
          {
            kind: "table",
            caption: t("scopesTitle"),
            columns: [
              { label: keys("scope") },
              { label: keys("allows"), isWide: true },
              { label: keys("operations"), isWide: true },
            ],
            rows: [
              [t("any"), t("anyText"), needing(null)],
              ...ALL_SCOPES.map((scope) => [`\`${scope}\``, SCOPES[scope], needing(scope)]),
            ],
          },
        ],
        "scopes",
      ),
    ],
  };
}

/** Lists every limit. */
export async function limits(): Promise<DocsDocument> {
  const t = await getTranslations("docs.limits");
  const page = await getTranslations("docs.page");
  const rules = (["rate", "quota", "size", "network"] as const).map((rule) =>
    t.markup(`rule.${rule}`, proseTags),
  );
  return {
    title: page("limits"),
    lead: t("lead"),
    blocks: [
      section(t("rulesTitle"), [{ kind: "list", items: rules }], "rules"),
      ...limitGroups().map(({ name, rows }) => {
        const title = t(`group.${name}`);
        const columns = [{ label: t("what") }, { label: t("value"), align: "right" as const }];
        const cells = rows.map(({ what, value }) => [what, value]);
        return section(title, [{ kind: "table", caption: title, columns, rows: cells }], name);
      }),
    ],
  };
}

/** Describes what the import reads, from the tables that the import uses. */
export async function imports(): Promise<DocsDocument> {
  const t = await getTranslations("docsImport");
  const target = await getTranslations("import.target");
  const status = await getTranslations("status");
  const table = (caption: string, labels: readonly string[], rows: readonly (readonly Cell[])[]) => {
    const columns = labels.map((label) =>
      label === labels.at(-1) ? { label, isWide: true as const } : { label },
    );
    return { kind: "table" as const, caption, columns, rows };
  };
  const known = FORMATS.map(({ name, headings, fileName, columns, fixedStatus }) => [
    name,
    fileName ? t("byFileName") : headings.join(", "),
    {
      items: [
        ...(fixedStatus ? [t("allAre", { status: status(fixedStatus) })] : []),
        ...Object.entries(columns).map(([heading, goes]) => `${heading} → ${target(goes)}`),
      ],
    },
  ]);
  const found = TARGETS.filter((item) => HEADINGS[item].length > 0);
  const words = [...BLANK_WORDS].filter(Boolean).join(" ");
  return {
    title: t("title"),
    lead: t("description"),
    blocks: [
      section(t("filesTitle"), [t("filesText")]),
      section(t("knownTitle"), [
        t("knownText"),
        table(t("knownTitle"), [t("format"), t("recognizedBy"), t("special")], known),
      ]),
      section(t("headingsTitle"), [
        t("headingsText"),
        table(
          t("headingsTitle"),
          [t("becomes"), t("headings")],
          found.map((item) => [target(item), HEADINGS[item].join(", ")]),
        ),
      ]),
      section(t("statusesTitle"), [
        t("statusesText"),
        table(
          t("statusesTitle"),
          [t("column"), t("words")],
          STATUSES.map((item) => [{ status: item, text: status(item) }, STATUS_WORDS[item].join(", ")]),
        ),
      ]),
      section(t("rulesTitle"), [
        {
          kind: "list",
          items: [
            t("rulesDates"),
            t("rulesAge"),
            t("rulesPay"),
            t("rulesRelated"),
            t("rulesBlank", { words }),
            t("rulesDuplicates"),
            t("rulesUndo"),
          ],
        },
      ]),
    ],
  };
}
