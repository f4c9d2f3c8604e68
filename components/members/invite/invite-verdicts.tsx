import { Check, Minus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { addressesIn, type LeftOut } from "./addresses.ts";
import type { Verdicts } from "./invite.ts";

const LOOKS = {
  sent: { icon: Check, tone: "text-success-text" },
  already_member: { icon: Minus, tone: "text-ink-muted" },
  already_invited: { icon: Minus, tone: "text-ink-muted" },
  repeated: { icon: Minus, tone: "text-ink-muted" },
} as const;

export type InviteVerdictsProps = {
  verdicts: Verdicts;
  leftOut: readonly LeftOut[];
  isPending: boolean;
  /** Invites the addresses of corrected lines; `leftOut` are the lines that still have none. */
  onCorrect: (emails: string[], leftOut: readonly LeftOut[]) => void;
};

/** Shows the verdict on each address; lines without one come first, and can be corrected and invited here. */
export function InviteVerdicts({ verdicts, leftOut, isPending, onCorrect }: InviteVerdictsProps) {
  const t = useTranslations("members.invite");
  const sent = verdicts.filter(({ outcome }) => outcome === "sent");
  const others = verdicts.filter(({ outcome }) => outcome !== "sent");
  const repeated = leftOut.filter(({ kind }) => kind === "repeated");
  const unreadable = leftOut.filter(({ kind }) => kind === "unreadable");
  return (
    <div className="grid gap-4">
      <p role="status" className="text-sm">
        {t("sentCount", { count: sent.length, others: others.length + repeated.length })}
      </p>
      {unreadable.length > 0 ? (
        <Corrections
          key={unreadable.map(({ line }) => line).join()}
          lines={unreadable}
          isPending={isPending}
          onCorrect={(emails, still) => onCorrect(emails, [...repeated, ...still])}
        />
      ) : null}
      <ul className="divide-y divide-line rounded-card border border-line">
        {repeated.map(({ line, text }) => (
          <Verdict key={`${line} ${text}`} of={t("unreadableLine", { line, text })} outcome="repeated" />
        ))}
        {[...others, ...sent].map(({ email, outcome }) => (
          <Verdict key={email} of={email} outcome={outcome} />
        ))}
      </ul>
    </div>
  );
}

type CorrectionsProps = {
  lines: readonly LeftOut[];
  isPending: boolean;
  onCorrect: (emails: string[], still: readonly LeftOut[]) => void;
};

/** The most lines to correct: more aren't mistyped addresses. */
const CORRECTED_MOST = 20;

/** Shows a field for each line without an address. Unchanged lines stay. */
function Corrections({ lines: all, isPending, onCorrect }: CorrectionsProps) {
  const t = useTranslations("members.invite");
  const lines = all.slice(0, CORRECTED_MOST);
  const given = lines.map(({ text }) => text);
  // The texts, because another list of addresses has other people in the same lines.
  const draft = useFormDraft(`invitations:corrected ${given.join()}`, { emails: given });
  const texts = draft.values.emails;
  const [tried, setTried] = useState(false);
  const readable = texts.map(
    (text) => addressesIn(text).find(({ kind }) => kind === "address")?.text ?? null,
  );
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const emails = readable.filter((email) => email !== null);
    if (emails.length === 0 || isPending) return;
    const still = lines.flatMap((line, at) =>
      readable[at] === null ? [{ ...line, text: texts[at] ?? line.text }] : [],
    );
    draft.forget();
    onCorrect(emails, [...still, ...all.slice(CORRECTED_MOST)]);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-card border border-line p-3">
      <p className="text-sm font-medium">{t("correctTitle", { count: all.length })}</p>
      {lines.map(({ line, text }, at) => (
        <TextField
          key={`${line} ${text}`}
          label={t("correctLine", { line })}
          error={tried && readable[at] === null ? t("outcome.unreadable") : undefined}
          inputMode="email"
          autoComplete="off"
          value={texts[at] ?? ""}
          onChange={({ target }) => draft.change({ emails: texts.with(at, target.value) })}
        />
      ))}
      {all.length > lines.length ? (
        <p className="text-sm text-ink-muted">{t("unreadableMore", { count: all.length - lines.length })}</p>
      ) : null}
      <Button type="submit" size="sm" className="justify-self-start" pending={isPending}>
        {t("correct")}
      </Button>
    </form>
  );
}

function Verdict({ of, outcome }: { of: string; outcome: keyof typeof LOOKS }) {
  const t = useTranslations("members.invite.outcome");
  const { icon: Icon, tone } = LOOKS[outcome];
  return (
    <li className="flex items-center justify-between gap-4 px-3 py-2 text-sm">
      <span className="min-w-0 wrap-anywhere">{of}</span>
      <span className={`flex shrink-0 items-center gap-1.5 ${tone}`}>
        <Icon aria-hidden className="size-4" />
        {t(outcome)}
      </span>
    </li>
  );
}
