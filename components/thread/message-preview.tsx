import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Outputs } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { SelectField } from "#components/ui/fields.tsx";

export type Verdict = Outputs["messages"]["sendMany"]["data"][number];

const REASONS = ["weekly_limit", "too_long", "not_an_applicant"] as const;

/** Shows the message to one applicant at a time, and how many applicants don't get it, with the reason. */
export function MessagePreview({ verdicts }: { verdicts: readonly Verdict[] }) {
  const t = useTranslations("outreach.many");
  const [chosen, setChosen] = useState(verdicts[0]?.applicantEmail ?? "");
  const shown = verdicts.find(({ applicantEmail }) => applicantEmail === chosen);
  const having = (reason: Verdict["outcome"]) => verdicts.filter(({ outcome }) => outcome === reason).length;
  return (
    <>
      <ul className="grid gap-1 text-sm empty:hidden">
        {REASONS.map((reason) => {
          const count = having(reason);
          return count === 0 ? null : <li key={reason}>{t(`reasons.${reason}`, { count })}</li>;
        })}
      </ul>
      <SelectField
        label={t("previewOf")}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={verdicts.map(({ applicantEmail, outcome }) => ({
          value: applicantEmail,
          label: outcome === "would_send" ? applicantEmail : t("notSent", { email: applicantEmail }),
        }))}
      />
      {shown?.body ? (
        <Card className="p-4 text-sm leading-relaxed wrap-anywhere whitespace-pre-line">{shown.body}</Card>
      ) : null}
    </>
  );
}
