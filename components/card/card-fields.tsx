import { useTranslations } from "next-intl";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { EditSelect } from "#components/editing/edit-select.tsx";
import { EditDate, EditLongText, EditText } from "#components/editing/edit-text.tsx";
import { useDraft } from "#components/editing/use-draft.ts";
import { useUnreadDate } from "#components/ui/date-input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { readCurrency, readSum } from "#domain/pay-in-text.ts";
import type { Application, ApplicationPatch, useApplication } from "./use-application.ts";

type Editor = { application: Application; save: ReturnType<typeof useApplication>["save"] };
const EditorContext = createContext<Editor | null>(null);

/** Provides the edited card to the fields inside. */
export function CardEditor({ children, ...editor }: Editor & { children: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** Returns the edited card. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("A field must be used within a card");
  return editor;
}

export type FieldName = keyof typeof cardFields;

/** Returns a field of the card as a draft that saves itself. */
export function useCardField(name: FieldName) {
  const t = useTranslations("card");
  const { application, save } = useEditor();
  const unreadDate = useUnreadDate();
  const { read, patch, isDate, isReadable = () => true }: CardField = cardFields[name];
  return useDraft({
    keepAs: `cardField:${application.id}.${name}`,
    label: t(`fields.${name}`),
    value: read(application),
    validate: (text) => (isDate ? unreadDate(text) : isReadable(text) ? null : t("amountUnread", { text })),
    save: async (text) => {
      const result = await save(patch(text));
      return { outcome: result.outcome, value: read(result.application) };
    },
  });
}

type TextProps = Omit<ComponentProps<typeof EditText>, "label" | "draft"> & { name: FieldName };

/** Edits a line of the card's text. */
export function CardText({ name, ...input }: TextProps) {
  const t = useTranslations("card");
  return (
    <EditText
      maxLength={LIMITS.text.title}
      placeholder={t("add")}
      {...input}
      label={t(`fields.${name}`)}
      draft={useCardField(name)}
    />
  );
}

/** Edits a day of the card. */
export function CardDate({ name }: { name: "applicationDate" | "closingDate" | "offerDeadline" }) {
  const t = useTranslations("card");
  return <EditDate label={t(`fields.${name}`)} draft={useCardField(name)} placeholder={t("add")} />;
}

/** Edits text of several lines, below its heading. */
export function CardLongText({ name, placeholder }: { name: "notes" | "description"; placeholder: string }) {
  const t = useTranslations("card");
  return (
    <EditLongText
      label={t(`fields.${name}`)}
      hideLabel
      stacked
      draft={useCardField(name)}
      maxLength={LIMITS.text.notes}
      placeholder={placeholder}
    />
  );
}

/** Edits a field with a few values, or none. */
export function CardSelect<Value extends string>(props: {
  name: FieldName;
  values: readonly Value[];
  nameOf: (value: Value) => string;
}) {
  const t = useTranslations("card");
  const options = [
    { value: "", label: t("notSpecified") },
    ...props.values.map((value) => ({ value, label: props.nameOf(value) })),
  ];
  return <EditSelect label={t(`fields.${props.name}`)} draft={useCardField(props.name)} options={options} />;
}

/** A field of a card: how to read its text, and which change a text makes. */
type CardField = {
  readonly read: (application: Application) => string;
  readonly patch: (text: string) => ApplicationPatch;
  readonly isDate?: boolean;
  /** Checks whether a text is valid in this field; if left out, every text is. */
  readonly isReadable?: (text: string) => boolean;
};

type Job = NonNullable<ApplicationPatch["job"]>;
type Location = NonNullable<Job["location"]>;
type Pay = NonNullable<Job["compensation"]>;

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());
const dayOf = (instant: string | null) => instant?.slice(0, 10) ?? "";

const day = (name: "applicationDate" | "closingDate" | "offerDeadline"): CardField => ({
  read: (application) => dayOf(application[name]),
  patch: (text) => ({ [name]: orNull(text) }),
  isDate: true,
});

const job = (read: (job: Application["job"]) => string, patch: (text: string) => Job): CardField => ({
  read: (application) => read(application.job),
  patch: (text) => ({ job: patch(text) }),
});

const location = (name: keyof Location): CardField =>
  job(
    ({ location }) => location?.[name] ?? "",
    (text) => ({ location: { [name]: orNull(text) } }),
  );

export type AmountName = "payAmount" | "salaryRangeMin" | "salaryRangeMax";

const amount = (name: AmountName): CardField => ({
  ...job(
    ({ compensation }) => compensation?.[name]?.toString() ?? "",
    (text) => ({ compensation: { [name]: readSum(text) } satisfies Pay }),
  ),
  isReadable: (text) => text.trim() === "" || readSum(text) !== null,
});

/** All fields that the drawer edits. */
const cardFields = {
  title: job(
    ({ title }) => title,
    (title) => ({ title }),
  ),
  applicationDate: day("applicationDate"),
  closingDate: day("closingDate"),
  offerDeadline: day("offerDeadline"),
  applicationLink: {
    read: ({ applicationLink }) => applicationLink ?? "",
    patch: (text) => ({ applicationLink: orNull(text) }),
  },
  source: { read: ({ source }) => source ?? "", patch: (text) => ({ source: orNull(text) }) },
  notes: { read: ({ notes }) => notes ?? "", patch: (text) => ({ notes: orNull(text) }) },
  description: job(
    ({ description }) => description ?? "",
    (text) => ({ description: orNull(text) }),
  ),
  workMode: job(
    ({ workMode }) => workMode ?? "",
    (text) => ({ workMode: orNull(text) as Job["workMode"] }),
  ),
  workType: job(
    ({ workType }) => workType ?? "",
    (text) => ({ workType: orNull(text) as Job["workType"] }),
  ),
  payFrequency: job(
    ({ compensation }) => compensation?.payFrequency ?? "",
    (text) => ({ compensation: { payFrequency: orNull(text) as Pay["payFrequency"] } }),
  ),
  currency: job(
    ({ compensation }) => compensation?.currency ?? "",
    (text) => ({ compensation: { currency: orNull(readCurrency(text) ?? text) } }),
  ),
  payAmount: amount("payAmount"),
  salaryRangeMin: amount("salaryRangeMin"),
  salaryRangeMax: amount("salaryRangeMax"),
  street: location("street"),
  street2: location("street2"),
  city: location("city"),
  state: location("state"),
  country: location("country"),
  postalCode: location("postalCode"),
} satisfies Record<string, CardField>;
