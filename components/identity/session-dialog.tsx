import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { api, trpc } from "#components/api/client.ts";
import { usePageOwner } from "#components/api/page-owner.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { Callout } from "#components/ui/callout.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";

const LOOK_AGAIN_MS = 2_000;

/**
 * Asks the person whose session ended to sign in again in another tab. This one keeps what they typed, and continues
 * automatically once the same person is signed in.
 */
export default function SessionDialog({ onAnswer }: { onAnswer: (isSignedIn: boolean) => void }) {
  const t = useTranslations("identity.session");
  const owner = usePageOwner();
  const { data } = useQuery({
    queryKey: [...trpc.reauthentication.get.queryKey({}), "address"],
    queryFn: async () => (await api.reauthentication.get.query({}).catch(() => null))?.email ?? null,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: "always",
    gcTime: 0,
    staleTime: 0,
  });
  const isBack = typeof data === "string" && (owner === null || data === owner);
  // Runs in an effect, because the sign-in happens in another tab.
  useEffect(() => {
    if (isBack) onAnswer(true);
  }, [isBack, onAnswer]);
  return (
    <Dialog open onOpenChange={(open) => !open && onAnswer(false)}>
      <DialogContent
        size="sm"
        title={t("title")}
        description={t("description")}
        footer={
          <>
            <Button onClick={() => onAnswer(false)}>{t("notNow")}</Button>
            <a
              href="/sign-in"
              target="_blank"
              rel="noopener"
              className={buttonClasses({ variant: "primary" })}
            >
              {t("signIn")}
              <ExternalLink aria-hidden />
              <span className="sr-only">{t("newTab")}</span>
            </a>
          </>
        }
      >
        {typeof data === "string" && !isBack ? (
          <Callout tone="warning" role="alert">
            {t("somebodyElse", { email: data, owner: owner ?? "" })}
          </Callout>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
