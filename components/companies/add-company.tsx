"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";

import { LIMITS } from "#domain/limits.ts";

/** Adds a company by name, and opens it for the rest. */
export function AddCompany({ onClose }: { onClose: () => void }) {
  const t = useTranslations("companies");
  const router = useRouter();
  const queryClient = useQueryClient();
  const formId = useId();
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  const add = useMutation({
    meta: { silent: true },
    mutationFn: (wanted: string) => api.companies.create.mutate({ name: wanted }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries(trpc.companies.pathFilter());
      onClose();
      router.push(`/companies/${id}`);
    },
  });
  const refused = add.isError ? (problemOf(add.error)?.detail ?? t("unanswered")) : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === "") setMissing(true);
    else add.mutate(name.trim());
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={t("add")}
        description={t("addText")}
        footer={
          <FormActions formId={formId} pending={add.isPending}>
            {t("add")}
          </FormActions>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Field label={t("name")} error={missing ? t("nameMissing") : refused} required>
            {(control) => (
              <Input
                {...control}
                name="name"
                maxLength={LIMITS.text.title}
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
                  setMissing(false);
                  add.reset();
                }}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
