"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState, useTransition } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";

/** Asks for a join code. If the code in the address doesn't work, says so. */
export function EnterCode({ code }: { code: string }) {
  const t = useTranslations("joining");
  const router = useRouter();
  const [typed, setTyped] = useState(code);
  const [isPending, startTransition] = useTransition();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") return;
    startTransition(() => router.push(`/join/${encodeURIComponent(typed.trim())}`));
  };
  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-10">
      <PageHeader title={t("title")} description={t("enter")} />
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          label={t("code")}
          hint={t("codeHint")}
          error={code !== "" && typed === code ? t("unknown") : undefined}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="font-mono tracking-widest"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" size="lg" pending={isPending}>
          {t("next")}
        </Button>
      </form>
    </div>
  );
}
