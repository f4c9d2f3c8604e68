import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { useTranslations } from "next-intl";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { ERRORS, type ErrorCode } from "#server/core/errors.ts";

type Props = { params: Promise<{ code: string }> };

/** What a problem's `type` opens: what the code means and what to do about it. */
export default async function ErrorCodePage({ params }: Props) {
  return <ErrorCodeText code={await codeOf(params)} />;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: await codeOf(params) };
}

async function codeOf(params: Props["params"]): Promise<ErrorCode> {
  const { code } = await params;
  if (!Object.hasOwn(ERRORS, code)) notFound();
  return code as ErrorCode;
}

function ErrorCodeText({ code }: { code: ErrorCode }) {
  const t = useTranslations("problems");
  const { status, title } = ERRORS[code];
  return (
    <CenteredPage title={title} description={t(`advice.${code}`)}>
      <p className="text-sm text-ink-muted">
        {t("heading", { status })} · {t("code")} <code className="font-mono text-ink">{code}</code>
      </p>
    </CenteredPage>
  );
}
