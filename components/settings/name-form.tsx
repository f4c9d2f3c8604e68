"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { fieldProblem } from "./field-problem.ts";

/** Changes the name that others see. */
export function NameForm({ name }: { name: string | null }) {
  const t = useTranslations("settings.you");
  const toast = useToast();
  const router = useRouter();
  const [typed, setTyped] = useState(name ?? "");
  const rename = useMutation({
    mutationFn: (wanted: string) => api.account.rename.mutate({ name: wanted }),
    onSuccess: () => {
      toast.success(t("saved"));
      router.refresh();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    rename.mutate(typed);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field label={t("name")} error={fieldProblem(rename.error, "name")} className="min-w-52 flex-1">
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="name"
            maxLength={LIMITS.text.title}
          />
        )}
      </Field>
      <Button type="submit" pending={rename.isPending} className="sm:mt-6.5">
        {t("save")}
      </Button>
    </form>
  );
}
