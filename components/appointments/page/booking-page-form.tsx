import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { failureText, fieldProblem } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { linkField } from "#components/ui/input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { HourFields } from "./hour-fields.tsx";
import { type BookingPage, pageIn, type WrittenPage, writtenPage } from "./written-page.ts";

type Props = {
  organizationSlug: string;
  initial: BookingPage | null;
};

/** Sets when and how applicants book the reader. */
export function BookingPageForm({ organizationSlug, initial }: Props) {
  const t = useTranslations("appointments.page");
  const unanswered = useTranslations("appointments")("unanswered");
  const zone = useViewerZone();
  const draft = useFormDraft<WrittenPage>(`bookingPage:${organizationSlug}`, writtenPage(initial, zone));
  const { values, change } = draft;
  const [tried, setTried] = useState(false);
  const { page, errors } = pageIn(values);
  const save = useChange({
    mutationFn: () => api.appointments.setPage.mutate({ organizationSlug, ...page }),
    silent: true,
    says: () => t("saved"),
    onSuccess: () => draft.forget(),
    affects: trpc.appointments.pathFilter(),
  });
  const problem = (field: string) =>
    save.isError ? (fieldProblem(save.error, field) ?? undefined) : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errors).length === 0 && !save.isPending) save.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 gap-5">
      <Checkbox
        label={t("isOn")}
        checked={values.isOn}
        onChange={({ target }) => change({ isOn: target.checked })}
      />
      <RadioGroup
        legend={t("kind")}
        name="booking-kind"
        value={values.kind}
        onValueChange={(kind) => change({ kind })}
        options={[
          { value: "hours", label: t("byHours"), hint: t("byHoursHint") },
          { value: "link", label: t("byLink"), hint: t("byLinkHint") },
        ]}
      />
      {values.kind === "link" ? (
        <TextField
          label={t("link")}
          hint={<ReadBy field="bookingPage.link" />}
          error={problem("link")}
          required
          {...linkField}
          value={values.link}
          onChange={({ target }) => change({ link: target.value })}
        />
      ) : (
        <HourFields values={values} errors={tried ? errors : {}} problem={problem} onChange={change} />
      )}
      <FormError>{failureText(save, unanswered)}</FormError>
      <Button type="submit" variant="primary" pending={save.isPending} className="justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}
