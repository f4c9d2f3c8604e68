import { getTranslations } from "next-intl/server";
import {
  type Block,
  type DocsDocument,
  listed,
  proseTags,
  sample,
  section,
} from "#components/docs/document.ts";
import { groupTitle } from "#components/docs/pages.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { env } from "#server/lib/env.ts";
import {
  errorRules,
  exampleProblem,
  operationsWithError,
  type ReferenceGroup,
  type ReferenceOperation,
  type ReferenceParameter,
  referenceGroups,
} from "#server/transports/reference/reference.ts";
import type { Field } from "#server/transports/reference/schema-fields.ts";
import { operationLink } from "./tables.ts";

/** Lists every operation by group. */
export async function index(): Promise<DocsDocument> {
  const t = await getTranslations("docs.reference");
  return {
    title: t("title"),
    lead: t("lead"),
    blocks: referenceGroups().map(({ name, description, operations }) => {
      const title = { text: groupTitle(name), href: `/docs/reference/${name}` };
      return section(title, [description, listOf(operations)]);
    }),
  };
}

/** Lists the operations of a group. */
export function group({ name, description, operations }: ReferenceGroup): DocsDocument {
  return { title: groupTitle(name), lead: description, blocks: [listOf(operations)] };
}

function listOf(operations: readonly ReferenceOperation[]): Block {
  const rows = operations.map(({ name, method, path, summary }) => ({ name, method, path, summary }));
  return { kind: "operations", operations: rows };
}

/** Describes an operation with everything that a caller needs to know. */
export async function operation(shown: ReferenceOperation, within: string): Promise<DocsDocument> {
  const t = await getTranslations("docs.reference");
  const { name, summary, description, parameters, body, response, snippets, takesForm, isBeta, destroys } =
    shown;
  const fields = (label: string, of: readonly (Field | ReferenceParameter)[]): Block => ({
    kind: "fields",
    label,
    fields: of.map((field) => ({
      name: field.name,
      type: field.type,
      place: "place" in field ? t(field.place) : null,
      required: field.isRequired ? t("required") : null,
      description: field.description,
    })),
  });
  const example = JSON.stringify(response.example, null, 2);
  return {
    title: summary,
    lead: description,
    above: { text: groupTitle(within), href: `/docs/reference/${within}` },
    blocks: [
      await factsOf(shown),
      section(t("parameters"), [fields(t("parametersOf", { name }), parameters)]),
      ...(body.length > 0
        ? [section(t("body"), [fields(t("bodyOf", { name }), body), ...(takesForm ? [t("form")] : [])])]
        : []),
      section(`${t("answer")} \`${response.status}\``, [
        ...(response.files.length > 0 ? [t("files", { types: response.files.join(", ") })] : []),
        {
          kind: "folded",
          title: t("answerFields"),
          blocks: [fields(t("answerFieldsOf", { name }), response.fields)],
        },
        {
          kind: "folded",
          title: t("answerExample"),
          blocks: [sample(`${name}: ${t("answerExample")}`, example)],
        },
      ]),
      section(t("refusals"), await errorBlocks(shown)),
    ],
    operation: {
      shown,
      badges: [
        ...(isBeta ? [{ text: t("beta"), href: "/docs/guides/features" }] : []),
        ...(destroys ? [{ text: t("destroys"), tone: "danger" as const }] : []),
      ],
      samples: [
        {
          kind: "tabs",
          label: t("exampleOf", { name }),
          tabs: (["curl", "typescript", "python", "mcp"] as const).map((way) => ({
            label: t(way),
            blocks: [sample(name, snippets[way])],
          })),
        },
      ],
    },
  };
}

/** Describes who may call an operation, and its name as a tool. */
async function factsOf({ name, scope, roles, actsOn, toolName }: ReferenceOperation): Promise<Block> {
  const t = await getTranslations("docs.reference");
  const names = roles?.join(", ") ?? "";
  return {
    kind: "terms",
    terms: [
      [t("name"), operationLink(name)],
      [t("scope"), scope ? { text: `\`${scope}\``, href: "/docs/roles#scopes" } : t("anyScope")],
      ...(roles
        ? [[t("roles"), actsOn === "application" ? t("rolesOrOwn", { roles: names }) : names] as const]
        : []),
      [t("tool"), `\`${toolName}\``],
    ],
  };
}

/** Lists the errors of an operation: its own in detail, the errors of every operation in one line. */
async function errorBlocks({ errorResponses }: ReferenceOperation): Promise<Block[]> {
  const t = await getTranslations("docs.reference");
  const own = errorResponses.filter(({ isOwn }) => isOwn);
  const others = listed(errorResponses.filter(({ isOwn }) => !isOwn).map(({ code }) => errorLink(code)));
  if (own.length === 0) return [others];
  const items = own.map(({ status, code, title }) => [`${status} `, errorLink(code), ` ${title}`]);
  return [{ kind: "list", items }, [`${t("everywhere")}: `, others]];
}

function errorLink(code: string) {
  return { text: `\`${code}\``, href: `/docs/errors/${code}` };
}

/** Lists every error code. */
export async function errors(): Promise<DocsDocument> {
  const t = await getTranslations("docs.errors");
  const page = await getTranslations("docs.page");
  return {
    title: page("errors"),
    lead: t.markup("lead", proseTags),
    blocks: [
      {
        kind: "table",
        caption: page("errors"),
        columns: [{ label: t("status") }, { label: t("code") }, { label: t("meaning"), isWide: true }],
        rows: errorRules().map(({ code, status, title }) => [String(status), errorLink(code), title]),
      },
    ],
  };
}

/** Describes an error code: what it means and what to do about it. A problem's `type` leads here. */
export async function error({
  code,
  status,
  title,
}: ReturnType<typeof errorRules>[number]): Promise<DocsDocument> {
  const t = await getTranslations("docs.errors");
  const problems = await getTranslations("problems");
  const cause = problems(`cause.${code}`, limitsInTexts);
  const { isEverywhere, names } = operationsWithError(code);
  const raised = names.length > 0 ? listed(names.map(operationLink)) : t("raisedNowhere");
  return {
    title,
    name: code,
    description: cause,
    above: { text: t("all"), href: "/docs/errors" },
    lead: `${problems("heading", { status })} · \`${code}\``,
    blocks: [
      section(t("causeTitle"), [cause]),
      section(t("remedyTitle"), [problems(`remedy.${code}`)]),
      section(t("exampleTitle"), [
        sample(t("problem"), JSON.stringify(exampleProblem(code, env().PUBLIC_URL), null, 2)),
      ]),
      section(t("raisedTitle"), [isEverywhere ? t("raisedAnywhere") : raised]),
    ],
  };
}
