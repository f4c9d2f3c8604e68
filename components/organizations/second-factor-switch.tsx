"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { Switch } from "#components/ui/switch.tsx";
import { useToast } from "#components/ui/use-toast.ts";

/** Has the organization ask its staff for a second factor, or no longer. */
export function SecondFactorSwitch({ slug, initial }: { slug: string; initial: boolean }) {
  const t = useTranslations("organizations.secondFactor");
  const toast = useToast();
  const router = useRouter();
  const [isRequired, setRequired] = useState(initial);
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      api.organizations.requireSecondFactor.mutate({ organizationSlug: slug, isRequired: wanted }),
    onSuccess: (_nothing, wanted) => {
      toast.success(t(wanted ? "turnedOn" : "turnedOff"));
      router.refresh();
    },
    onError: (_error, wanted) => setRequired(!wanted),
  });
  return (
    <Switch
      label={t("label")}
      hint={t("hint")}
      checked={isRequired}
      disabled={change.isPending}
      onChange={(event) => {
        setRequired(event.target.checked);
        change.mutate(event.target.checked);
      }}
    />
  );
}
