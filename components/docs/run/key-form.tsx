import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { isSandboxKey } from "./calls.ts";

export type KeyFormProps = { error?: string | undefined; onKey: (key: string) => void };

/** Asks people who aren't signed in to sign in, or to enter a sandbox key. */
export function KeyForm({ error, onKey }: KeyFormProps) {
  const t = useTranslations("docsRun");
  const back = new URLSearchParams({ callbackUrl: usePathname() });
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const key = text.trim();
        setWrong(!isSandboxKey(key));
        if (isSandboxKey(key)) onKey(key);
      }}
    >
      <p className="text-sm text-ink-muted">{t("needsKey")}</p>
      <TextField
        label={t("key")}
        error={wrong ? t("onlySandbox") : error}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="ol_sandbox_…"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm">
          {t("useKey")}
        </Button>
        <ButtonLink href={`/sign-in?${back}`} size="sm">
          {t("signIn")}
        </ButtonLink>
        <ButtonLink href={`/try?${back}`} size="sm">
          {t("asGuest")}
        </ButtonLink>
      </div>
    </form>
  );
}

/** Says that a sandbox no longer has the rows of an example, and offers to reset it. */
export function MissingRows({ onReset }: { onReset: () => void }) {
  const t = useTranslations("docsRun");
  return (
    <Callout
      action={
        <Button size="sm" onClick={onReset}>
          {t("reset")}
        </Button>
      }
    >
      {t("noRows")}
    </Callout>
  );
}
