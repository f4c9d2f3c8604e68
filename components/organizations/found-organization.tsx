"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { type OrganizationDraft, OrganizationFields } from "./organization-fields.tsx";

/** Founds an organization, and goes on to its members. */
export function FoundOrganization() {
  const t = useTranslations("organizations.found");
  const router = useRouter();
  const [draft, setDraft] = useState<OrganizationDraft>({ name: "", type: "career_coach", website: "" });
  const [nameMissing, setNameMissing] = useState(false);
  const found = useMutation({
    mutationFn: () => api.organizations.create.mutate(draft),
    onSuccess: ({ slug }) => {
      router.push(`/o/${slug}/members`);
      router.refresh();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setNameMissing(draft.name.trim() === "");
    if (draft.name.trim() !== "") found.mutate();
  }
  return (
    <Card className="p-5">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <OrganizationFields draft={draft} onChange={setDraft} error={found.error} nameMissing={nameMissing} />
        <Button
          variant="primary"
          type="submit"
          pending={found.isPending || found.isSuccess}
          className="sm:justify-self-start"
        >
          {t("submit")}
        </Button>
      </form>
    </Card>
  );
}
