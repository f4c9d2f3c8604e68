import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CodeSample } from "#components/docs/code-sample.tsx";
import { OperationLink } from "#components/docs/guide/tables.tsx";
import { Code, DocsSection, DocsTitle } from "#components/docs/prose.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import type { ErrorCode } from "#server/core/codes.ts";
import { env } from "#server/lib/env.ts";
import { errorRules, exampleProblem, operationsRefusing } from "#server/transports/reference/refusals.ts";

type Props = { params: Promise<{ code: string }> };

/** Shows the page behind a problem's `type`: what the code means and what to do about it. */
export default async function ErrorCodePage({ params }: Props) {
  const { code, status, title } = await ruleOf(params);
  const t = await getTranslations("docs.errors");
  const problems = await getTranslations("problems");
  const problem = exampleProblem(code, env().PUBLIC_URL);
  return (
    <>
      <DocsTitle title={title} above={<AllErrors label={t("all")} />} />
      <p className="-mt-8 text-sm text-ink-muted">
        {problems("heading", { status })} · <Code>{code}</Code>
      </p>
      <DocsSection title={t("causeTitle")} text={problems(`cause.${code}`, limitsInTexts)} />
      <DocsSection title={t("remedyTitle")} text={problems(`remedy.${code}`)} />
      <DocsSection title={t("exampleTitle")}>
        <CodeSample caption={t("problem")} code={JSON.stringify(problem, null, 2)} />
      </DocsSection>
      <DocsSection title={t("raisedTitle")}>
        <Raised code={code} />
      </DocsSection>
    </>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { code } = await ruleOf(params);
  return { title: code, description: (await getTranslations("problems"))(`cause.${code}`, limitsInTexts) };
}

async function ruleOf(params: Props["params"]) {
  const { code } = await params;
  return errorRules().find((rule) => rule.code === code) ?? notFound();
}

function AllErrors({ label }: { label: string }) {
  return (
    <Link href="/docs/errors" className="justify-self-start text-sm text-accent-text hover:underline">
      {label}
    </Link>
  );
}

/** Lists the operations that return a code, unless all do. */
async function Raised({ code }: { code: ErrorCode }) {
  const t = await getTranslations("docs.errors");
  const { isEverywhere, names } = operationsRefusing(code);
  if (isEverywhere || names.length === 0) {
    return <p className="text-ink-muted">{isEverywhere ? t("raisedAnywhere") : t("raisedNowhere")}</p>;
  }
  return (
    <ul className="flex max-w-3xl flex-wrap gap-x-4 gap-y-1.5">
      {names.map((name) => (
        <li key={name}>
          <OperationLink name={name} />
        </li>
      ))}
    </ul>
  );
}
