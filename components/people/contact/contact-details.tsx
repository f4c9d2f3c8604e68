import { ExternalLink, Mail, Phone } from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { EditText } from "#components/editing/edit-text.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { Card } from "#components/ui/card.tsx";
import { SelectField } from "#components/ui/fields.tsx";
import { linkField } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import { ContactCompany } from "./contact-company.tsx";
import { type ContactEditor, useContactField } from "./use-contact.ts";

/** Shows a contact's details, each field saved automatically, and the ways to reach them. */
export function ContactDetails({ editor }: { editor: ContactEditor }) {
  const t = useTranslations("people");
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-sm font-semibold">{t("details")}</h2>
      <Ways editor={editor} />
      <EditText
        stacked
        label={t("title")}
        maxLength={LIMITS.text.title}
        placeholder={t("addTitle")}
        draft={useContactField(editor, "title")}
      />
      <ContactCompany editor={editor} />
      <EditText
        stacked
        label={t("email")}
        type="email"
        maxLength={LIMITS.text.email}
        placeholder={t("addEmail")}
        draft={useContactField(editor, "email")}
      />
      <EditText
        stacked
        label={t("phone")}
        type="tel"
        maxLength={LIMITS.text.phone}
        placeholder={t("addPhone")}
        draft={useContactField(editor, "phone")}
      />
      <EditText
        stacked
        label={t("socialLink")}
        {...linkField}
        draft={useContactField(editor, "socialLink")}
      />
      <KeepInTouch editor={editor} />
    </Card>
  );
}

function Ways({ editor: { contact } }: { editor: ContactEditor }) {
  const t = useTranslations("people");
  const { email, phone, socialLink } = contact;
  const ways = [
    ...(email ? [{ href: `mailto:${encodeURIComponent(email)}`, label: t("write"), icon: Mail }] : []),
    ...(phone ? [{ href: `tel:${phone.replace(/[^+\d]/g, "")}`, label: t("call"), icon: Phone }] : []),
    ...(socialLink ? [{ href: socialLink, label: t("openProfile"), icon: ExternalLink }] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pb-1">
      {ways.map(({ href, label, icon: Icon }) => (
        <a
          key={label}
          href={href}
          {...(href === socialLink ? { target: "_blank", rel: "noreferrer" } : {})}
          className={buttonClasses({ size: "sm" })}
        >
          <Icon aria-hidden />
          {label}
        </a>
      ))}
    </div>
  );
}

/** The rhythms to choose from, in days. A rhythm that was set over the API is listed, too. */
const RHYTHMS = [7, 14, 30, 60, 90, 180, 365];

/** Chooses the number of days without an interaction after which Today suggests getting in touch. */
function KeepInTouch({ editor: { contact, save } }: { editor: ContactEditor }) {
  const t = useTranslations("people");
  const report = useErrorReport();
  const { keepInTouchDays: chosen } = contact;
  const choices = [...new Set(chosen === null ? RHYTHMS : [...RHYTHMS, chosen])].sort((a, b) => a - b);
  return (
    <SelectField
      label={t("keepInTouch")}
      value={String(chosen ?? "never")}
      onChange={({ target }) =>
        void save({ keepInTouchDays: target.value === "never" ? null : Number(target.value) }).catch(report)
      }
      options={[
        { value: "never", label: t("keepInTouchNever") },
        ...choices.map((count) => ({ value: String(count), label: t("keepInTouchDays", { count }) })),
      ]}
    />
  );
}
