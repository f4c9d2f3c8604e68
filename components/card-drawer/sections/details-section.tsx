"use client";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { LIMITS } from "#domain/limits.ts";
import { CardSelect, CardText, useEditor } from "../card-fields.tsx";
import { CompanyField } from "../company-field.tsx";

const workModes = ["remote", "hybrid", "onsite"] as const;
const workTypes = ["full_time", "part_time", "contract", "temporary", "internship"] as const;

/** Where, since when, and how. */
export function DetailsSection() {
  const t = useTranslations("card");
  const { application } = useEditor();
  return (
    <div className="mt-3 grid gap-1">
      <CompanyField />
      <CardText name="applicationDate" type="date" />
      <CardText name="applicationLink" type="url" maxLength={LIMITS.text.url} placeholder="https://" />
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
      <CardSelect name="workMode" values={workModes} nameOf={(value) => t(`workMode.${value}`)} />
      <CardSelect name="workType" values={workTypes} nameOf={(value) => t(`workType.${value}`)} />
    </div>
  );
}
