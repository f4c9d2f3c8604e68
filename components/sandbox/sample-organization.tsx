"use client";
import { useMutation } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { openSample, removeSample } from "./open-sample.ts";

type Props = { organizationSlug: string };

/** Opens the organization with a sample cohort. */
export function OpenSample({ organizationSlug }: Props) {
  const t = useTranslations("organizations.sample");
  const open = useMutation({ mutationFn: () => openSample(organizationSlug), retry: false });
  return (
    <Button pending={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
      <FlaskConical aria-hidden />
      {t("open")}
    </Button>
  );
}

/** Says on the pages of a sample copy that its people are invented, and removes it. */
export function SampleBanner({ organizationSlug, name }: Props & { name: string }) {
  const t = useTranslations("organizations.sample");
  const remove = useMutation({ mutationFn: () => removeSample(organizationSlug), retry: false });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-4 sm:px-8">
      <Callout
        tone="warning"
        title={t("title")}
        action={
          <Button size="sm" pending={remove.isPending || remove.isSuccess} onClick={() => remove.mutate()}>
            {t("remove")}
          </Button>
        }
      >
        {t("text", { name })}
      </Callout>
    </div>
  );
}
