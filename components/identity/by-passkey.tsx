"use client";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Inputs } from "#components/api/client.ts";
import { askForPasskey } from "#components/auth/ask-for-passkey.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { useConfirmation } from "./use-confirmation.ts";

type Response = Inputs["reauthentication"]["passkey"]["response"];

/** Confirms by a passkey. */
export function ByPasskey({ onDone }: { onDone: () => void }) {
  const t = useTranslations("identity");
  const [isUnanswered, setUnanswered] = useState(false);
  const confirmation = useMutation({
    mutationFn: async () => {
      setUnanswered(false);
      const answer = await askForPasskey(() => api.reauthentication.passkeyOptions.mutate({}));
      if (answer === null) return false;
      await api.reauthentication.passkey.mutate({ response: JSON.parse(answer) as Response });
      return true;
    },
    ...useConfirmation((isConfirmed: boolean) => (isConfirmed ? onDone() : setUnanswered(true))),
  });
  return (
    <div className="grid gap-3">
      {isUnanswered || confirmation.isError ? (
        <Callout tone="error" role="alert">
          {t("passkeyFailed")}
        </Callout>
      ) : null}
      <Button variant="primary" pending={confirmation.isPending} onClick={() => confirmation.mutate()}>
        <KeyRound aria-hidden />
        {t("passkey")}
      </Button>
    </div>
  );
}
