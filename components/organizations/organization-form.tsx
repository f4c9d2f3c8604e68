"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, type Outputs } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { OrganizationFields } from "./organization-fields.tsx";

/** Changes what an organization is called, its kind and its website. */
export function OrganizationForm({ initial }: { initial: Outputs["organizations"]["get"] }) {
  const t = useTranslations("organizations.details");
  const toast = useToast();
  const router = useRouter();
  const { name, type, slug: organizationSlug } = initial;
  const [draft, setDraft] = useState({ name, type, website: initial.website ?? "" });
  const save = useMutation({
    mutationFn: () => api.organizations.update.mutate({ organizationSlug, ...draft }),
    onSuccess: () => {
      toast.success(t("saved"));
      router.refresh();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (draft.name.trim() !== "") save.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <OrganizationFields
        draft={draft}
        onChange={setDraft}
        error={save.error}
        nameMissing={draft.name.trim() === ""}
      />
      <p className="text-sm text-ink-muted">{t("address", { path: `/o/${organizationSlug}` })}</p>
      <Button type="submit" pending={save.isPending} className="sm:justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}
