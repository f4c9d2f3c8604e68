import { ExternalLink } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { EditHeading, EditText } from "#components/editing/edit-text.tsx";
import { linkField } from "#components/ui/input.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { numberFormat } from "#domain/formatters.ts";
import { readSum } from "#domain/pay-in-text.ts";
import { payText } from "#domain/pay-shown.ts";
import { PAY_FREQUENCIES, WORK_MODES, WORK_TYPES } from "#domain/values.ts";
import { linksIn } from "#domain/web-address.ts";
import {
  type AmountName,
  CardDate,
  CardLongText,
  CardSelect,
  CardText,
  useCardField,
  useEditor,
} from "./card-fields.tsx";
import { CompanyField } from "./company-field.tsx";
import { DrawerSection, FoldedSection } from "./drawer-section.tsx";

/** Edits the company, the dates, the link, the source, and the work mode and type. */
export function DetailsSection() {
  const t = useTranslations("card");
  const { application } = useEditor();
  return (
    <FoldedSection title={t("details")} open>
      <div className="grid gap-1">
        <CompanyField />
        <CardDate name="applicationDate" />
        <CardDate name="closingDate" />
        <CardDate name="offerDeadline" />
        <CardText name="applicationLink" {...linkField} />
        {application.applicationLink ? (
          <a
            href={application.applicationLink}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center gap-1.5 justify-self-start rounded-control px-3 text-sm text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current ml-27 sm:ml-35"
          >
            {t("openPosting")}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        ) : null}
        <CardText name="source" placeholder={t("sourcePlaceholder")} />
        <CardSelect name="workMode" values={WORK_MODES} nameOf={(value) => t(`workMode.${value}`)} />
        <CardSelect name="workType" values={WORK_TYPES} nameOf={(value) => t(`workType.${value}`)} />
      </div>
    </FoldedSection>
  );
}

const SUMMARY_MAX = 100;

/** Edits the job's title as a heading, and shows the company. */
export function TitleSection() {
  const t = useTranslations("card");
  const { company } = useEditor().application;
  return (
    <>
      <EditHeading label={t("fields.title")} draft={useCardField("title")} className="text-xl!" />
      <p className="text-sm wrap-anywhere text-ink-muted">{company.name}</p>
    </>
  );
}

const lines = ["city", "state", "country", "street", "street2", "postalCode"] as const;

/** Edits the place of work. */
export function LocationSection() {
  const t = useTranslations("card");
  const { location } = useEditor().application.job;
  const summary = [location?.city, location?.state, location?.country].filter(Boolean).join(", ");
  return (
    <FoldedSection title={t("location")} summary={summary}>
      <div className="grid gap-1">
        {lines.map((name) => (
          <CardText key={name} name={name} />
        ))}
      </div>
    </FoldedSection>
  );
}

/** Edits the job's pay. */
export function PaySection() {
  const t = useTranslations("card");
  const locale = useLocale();
  const { compensation } = useEditor().application.job;
  const frequency = compensation?.payFrequency ? t(`payFrequency.${compensation.payFrequency}`) : null;
  const summary = [payText(compensation, locale), frequency].filter(Boolean).join(" · ");
  return (
    <FoldedSection title={t("pay")} summary={summary}>
      <div className="grid gap-1">
        <AmountField name="salaryRangeMin" />
        <AmountField name="salaryRangeMax" />
        <AmountField name="payAmount" />
        <CardText name="currency" maxLength={3} />
        <CardSelect
          name="payFrequency"
          values={PAY_FREQUENCIES}
          nameOf={(value) => t(`payFrequency.${value}`)}
        />
      </div>
    </FoldedSection>
  );
}

/** Edits the person's own notes. */
export function NotesSection() {
  const t = useTranslations("card");
  return (
    <DrawerSection title={t("fields.notes")}>
      <CardLongText name="notes" placeholder={t("notesPlaceholder")} />
      <LinksIn text={useEditor().application.notes ?? ""} />
    </DrawerSection>
  );
}

const LINKS_MAX = 20;

/** Lists the links in the text of a field, because a field can't contain links. */
function LinksIn({ text }: { text: string }) {
  const t = useTranslations("card");
  const links = new Set(linksIn(text).flatMap((part) => (part.href === null ? [] : [part.text])));
  if (links.size === 0) return null;
  return (
    <ul aria-label={t("linksInNotes")} className="grid gap-1 px-3 pt-1.5 text-sm">
      {[...links].slice(0, LINKS_MAX).map((link) => (
        <li key={link}>
          <LinkedText text={link} />
        </li>
      ))}
    </ul>
  );
}

/** Stores the posting's text, because the posting may be offline by the time of the interview. */
export function DescriptionSection() {
  const t = useTranslations("card");
  const { description } = useEditor().application.job;
  return (
    <FoldedSection title={t("fields.description")} summary={description?.slice(0, SUMMARY_MAX)}>
      <CardLongText name="description" placeholder={t("descriptionPlaceholder")} />
    </FoldedSection>
  );
}

/** Edits an amount of money: shown in the card's currency, typed as people write it, such as 85000 or 85k. */
function AmountField({ name }: { name: AmountName }) {
  const t = useTranslations("card");
  const locale = useLocale();
  const draft = useCardField(name);
  const { compensation } = useEditor().application.job;
  const shown = (text: string) => moneyText(text, compensation?.currency ?? null, locale);
  return (
    <EditText
      label={t(`fields.${name}`)}
      // The text stays the same while the field has the focus. Otherwise, the selection would be lost.
      draft={draft.isDirty ? draft : { ...draft, text: shown(draft.text) }}
      format={shown}
      inputMode="decimal"
      placeholder={t("add")}
      className="tabular-nums"
    />
  );
}

/** Formats an amount with its currency, and with cents unless it is a whole number. Returns other text unchanged. */
function moneyText(text: string, currency: string | null, locale: string): string {
  const amount = readSum(text);
  if (amount === null) return text;
  const digits = { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 };
  const style = currency === null ? {} : { style: "currency", currency, currencyDisplay: "narrowSymbol" };
  return numberFormat(locale, { ...digits, ...style } as Intl.NumberFormatOptions).format(amount);
}
