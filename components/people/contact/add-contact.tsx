import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { isAboutFields, problemOf } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { companyOfName } from "#components/companies/company-of-name.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { linkField } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { usePeopleChanged } from "../use-people-changed.ts";
import { CompanyChoice, NEW_COMPANY } from "./contact-company.tsx";

const fields = ["name", "title", "email", "phone", "socialLink"] as const;
const controls = {
  name: { maxLength: LIMITS.text.title },
  title: { maxLength: LIMITS.text.title },
  email: { type: "email", maxLength: LIMITS.text.email },
  phone: { type: "tel", maxLength: LIMITS.text.phone },
  socialLink: linkField,
} as const;

/** Adds a contact, and opens it. */
export function AddContact({ onClose }: { onClose: () => void }) {
  const t = useTranslations("people");
  const router = useRouter();
  const changed = usePeopleChanged();
  const draft = useFormDraft("contact:new", {
    name: "",
    title: "",
    email: "",
    phone: "",
    socialLink: "",
    company: { text: "", id: null as string | null },
    followUp: false,
  });
  const { company, ...values } = draft.values;
  const [missing, setMissing] = useState(false);
  const add = useChange({
    mutationFn: async () => {
      // A name that was typed and not chosen means the company of that name, or a new one.
      const companyId =
        company.text.trim() === "" ? null : (company.id ?? (await companyOfName(company.text.trim())));
      return api.contacts.create.mutate({ ...values, companyId });
    },
    silent: true,
    says: ({ name }) => t("added", { name }),
    onSuccess: ({ id }) => {
      changed();
      draft.forget();
      onClose();
      router.push(`/people/${id}`);
    },
  });
  const problem = add.isError ? problemOf(add.error) : null;
  const issueOf = (field: string) => problem?.issues?.find(({ path }) => path[0] === field)?.message;
  const rejected = add.isError && !isAboutFields(add.error) ? (problem?.detail ?? t("unanswered")) : null;

  function submit(): void {
    if (values.name.trim() === "") setMissing(true);
    else add.mutate();
  }
  return (
    <FormDialog
      title={t("add")}
      description={t("addText")}
      submitLabel={t("add")}
      pending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
      className="grid gap-4 sm:grid-cols-2"
    >
      {fields.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          error={name === "name" && missing ? t("nameMissing") : issueOf(name)}
          required={name === "name"}
          {...controls[name]}
          name={name}
          value={values[name]}
          onChange={(event) => {
            draft.change({ [name]: event.target.value });
            setMissing(false);
            add.reset();
          }}
        />
      ))}
      <Field label={t("company")} error={issueOf("companyId")}>
        {(control) => (
          <CompanyChoice
            {...control}
            text={company.text}
            onTextChange={(text) => draft.change({ company: { text, id: null } })}
            onSelect={({ value, label }) =>
              draft.change({
                company: value === NEW_COMPANY ? { ...company, id: null } : { text: label, id: value },
              })
            }
          />
        )}
      </Field>
      <Checkbox
        label={t("addFollowUp")}
        checked={values.followUp}
        onChange={(event) => draft.change({ followUp: event.target.checked })}
        className="sm:col-span-2"
      />
      <FormError className="sm:col-span-2">{rejected}</FormError>
    </FormDialog>
  );
}
