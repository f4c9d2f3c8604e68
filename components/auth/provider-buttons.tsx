"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";

export type OutsideProvider = { id: string; name: string };

/** Leaves for the provider; next-auth's own script fetches the token that its route asks for. */
async function leaveFor(provider: string, callbackUrl: string) {
  const { signIn } = await import("next-auth/react");
  await signIn(provider, { callbackUrl });
}

/** The outside identities that can be used here; nothing where there is none. */
export function ProviderButtons({
  providers,
  callbackUrl,
}: {
  providers: readonly OutsideProvider[];
  callbackUrl: string;
}) {
  const t = useTranslations("auth");
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      {providers.map(({ id, name }) => (
        <Button key={id} size="lg" onClick={() => void leaveFor(id, callbackUrl)}>
          {t("continueWith", { provider: name })}
        </Button>
      ))}
    </div>
  );
}
