import { useTranslations } from "next-intl";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";
import { OUTCOME_PAY_PERIODS } from "#domain/outcomes/kinds.ts";
import { type EntryValues, IN_FIELD, isTerm } from "./entry-values.ts";

type Props = {
  values: EntryValues;
  change: (changes: Partial<EntryValues>) => void;
  errorOf: (name: "amount" | "currency" | "startsOn") => string | undefined;
  /** False for studies, which have no pay and no field. */
  isWork: boolean;
};

/** Asks for the facts that only work and studies have. */
export function WorkFields({ values, change, errorOf, isWork }: Props) {
  const t = useTranslations("outcomeEntry");
  const text = (name: "employer" | "title" | "place", label: string) => (
    <TextField
      label={label}
      maxLength={LIMITS.text.title}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {text("title", t(isWork ? "title" : "program"))}
        {text("employer", t(isWork ? "employer" : "institution"))}
        {text("place", t("place"))}
        <DateField
          label={t("startsOn")}
          error={errorOf("startsOn")}
          value={values.startsOn}
          onChange={(startsOn) => change({ startsOn })}
        />
      </div>
      {isWork ? (
        <>
          <SelectField
            label={t("inField")}
            value={values.inField}
            onChange={({ target }) => change({ inField: target.value as EntryValues["inField"] })}
            options={(Object.keys(IN_FIELD) as EntryValues["inField"][]).map((value) => ({
              value,
              label: t(`inFields.${value}`),
            }))}
          />
          <PayFields values={values} change={change} errorOf={errorOf} />
          {isTerm(values.kind) ? (
            <Checkbox
              checked={values.isFullTimeTerm}
              onChange={({ target }) => change({ isFullTimeTerm: target.checked })}
              label={t("isFullTimeTerm")}
            />
          ) : null}
          <Checkbox
            checked={values.isOwnHire}
            onChange={({ target }) => change({ isOwnHire: target.checked })}
            label={t("isOwnHire")}
          />
        </>
      ) : null}
    </>
  );
}

function PayFields({ values, change, errorOf }: Omit<Props, "isWork">) {
  const t = useTranslations("outcomeEntry");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)] gap-3">
      <TextField
        label={t("amount")}
        error={errorOf("amount")}
        inputMode="decimal"
        value={values.amount}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <TextField
        label={t("currency")}
        error={errorOf("currency")}
        placeholder="EUR"
        maxLength={3}
        value={values.currency}
        onChange={({ target }) => change({ currency: target.value })}
      />
      <SelectField
        label={t("period")}
        value={values.period}
        onChange={({ target }) => change({ period: target.value as EntryValues["period"] })}
        options={OUTCOME_PAY_PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
      />
    </div>
  );
}
