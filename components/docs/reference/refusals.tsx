import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReferenceOperation } from "#server/surfaces/reference/reference.ts";

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
