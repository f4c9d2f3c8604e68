import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { CoachField, CohortField } from "#components/members/invite/group-fields.tsx";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";

const DAYS = [7, 30, 90, 180, 365];
const USUAL_DAYS = "90";

export type LinkFormProps = { organizationSlug: string; onClose: () => void };

/** Creates a join link with an expiry, a number of uses, a cohort, and a coach. */
export function LinkForm({ organizationSlug, onClose }: LinkFormProps) {
  const t = useTranslations("joining.links");
  const unanswered = useTranslations("joining")("unanswered");
  const [validDays, setValidDays] = useState(USUAL_DAYS);
  const [most, setMost] = useState("");
  const [cohortId, setCohortId] = useState("");
  const [coachId, setCoachId] = useState("");
  const [tried, setTried] = useState(false);
  const isMostWrong = most.trim() !== "" && !/^[1-9]\d{0,4}$/.test(most.trim());
  const create = useChange({
    mutationFn: () =>
      api.joining.createLink.mutate({
        organizationSlug,
        validDays: Number(validDays),
        maxUses: most.trim() === "" ? null : Number(most),
        cohortId: cohortId || null,
        coachId: coachId || null,
      }),
    silent: true,
    onSuccess: onClose,
    affects: trpc.joining.pathFilter(),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isMostWrong) create.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 border-b border-line p-4">
      <FormError>{failureText(create, unanswered)}</FormError>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("validDays")}
          options={DAYS.map((count) => ({ value: String(count), label: t("days", { count }) }))}
          value={validDays}
          onChange={({ target }) => setValidDays(target.value)}
        />
        <TextField
          label={t("maxUses")}
          hint={t("maxUsesHint")}
          error={tried && isMostWrong ? t("maxUsesWrong") : undefined}
          inputMode="numeric"
          value={most}
          onChange={({ target }) => setMost(target.value)}
        />
        <CohortField slug={organizationSlug} value={cohortId} onChange={setCohortId} />
        <CoachField slug={organizationSlug} value={coachId} onChange={setCoachId} />
      </div>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" pending={create.isPending}>
          {t("create")}
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
      </div>
    </form>
  );
}
