"use client";
import { useTranslations } from "next-intl";
import { EditLongText, EditText } from "#components/editing/edit-text.tsx";
import { SaveState } from "#components/editing/save-state.tsx";
import { Card } from "#components/ui/card.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { LIMITS } from "#domain/limits.ts";
import { Copyable } from "./copyable.tsx";
import { EntryList } from "./entry-list.tsx";
import {
  type Profile,
  type ProfileEditor,
  type ProfileLine,
  useProfile,
  useProfileLine,
  useSkills,
} from "./use-profile.ts";

const SKILLS_MAX_LENGTH = 10_000;

/** Shows what a person enters in application forms: edited in place, copied with one press. */
export function ProfilePage({ initial }: { initial: Profile }) {
  const t = useTranslations("profile");
  const editor = useProfile(initial);
  const skills = useSkills(editor);
  return (
    <div className="page">
      <PageHeader title={t("profile")} description={t("description")} actions={<SaveState />} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-6">
          <Card className="grid gap-3 p-5">
            <h2 className="text-sm font-semibold">{t("contact")}</h2>
            <Line editor={editor} name="name" />
            <Line editor={editor} name="email" type="email" />
            <Line editor={editor} name="phone" type="tel" placeholder={t("phonePlaceholder")} />
            <Line editor={editor} name="location" placeholder={t("locationPlaceholder")} />
          </Card>
          <EntryList editor={editor} list="links" />
          <Card className="grid gap-3 p-5">
            <h2 className="text-sm font-semibold">{t("forms")}</h2>
            <Line editor={editor} name="workAuthorization" placeholder={t("workAuthorizationPlaceholder")} />
            <Line editor={editor} name="salaryWish" placeholder={t("salaryWishPlaceholder")} />
            <Line editor={editor} name="noticePeriod" placeholder={t("noticePeriodPlaceholder")} />
          </Card>
        </div>
        <div className="grid gap-6">
          <Card className="grid gap-3 p-5">
            <Line editor={editor} name="headline" placeholder={t("headlinePlaceholder")} />
            <Passage editor={editor} name="summary" placeholder={t("summaryPlaceholder")} />
            <Copyable field={t("skills")} value={skills.text}>
              <EditText
                stacked
                label={t("skills")}
                maxLength={SKILLS_MAX_LENGTH}
                placeholder={t("skillsHint")}
                draft={skills}
              />
            </Copyable>
          </Card>
          <EntryList editor={editor} list="experience" />
          <EntryList editor={editor} list="education" />
          <EntryList editor={editor} list="customAnswers" hint={t("customAnswersHint")} />
        </div>
      </div>
    </div>
  );
}

type LineProps = { editor: ProfileEditor; name: ProfileLine; type?: "email" | "tel"; placeholder?: string };

/** Edits a line of the profile in place, with a button to copy it. */
function Line({ editor, name, type, placeholder }: LineProps) {
  const t = useTranslations("profile");
  const draft = useProfileLine(editor, name);
  return (
    <Copyable field={t(name)} value={draft.text}>
      <EditText
        stacked
        label={t(name)}
        type={type}
        maxLength={LIMITS.text.title}
        placeholder={placeholder}
        draft={draft}
      />
    </Copyable>
  );
}

/** Edits a text of several lines that saves itself. */
function Passage({ editor, name, placeholder }: Omit<LineProps, "type">) {
  const t = useTranslations("profile");
  const draft = useProfileLine(editor, name);
  return (
    <Copyable field={t(name)} value={draft.text}>
      <EditLongText
        stacked
        label={t(name)}
        maxLength={LIMITS.text.notes}
        placeholder={placeholder}
        draft={draft}
      />
    </Copyable>
  );
}
