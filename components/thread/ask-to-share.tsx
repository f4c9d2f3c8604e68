import { HandHelping } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useSend } from "./use-thread.ts";

type Props = { organizationSlug: string; applicantEmail: string };

/** Asks an applicant in a message to share a board. */
export function AskToShare({ organizationSlug, applicantEmail }: Props) {
  const t = useTranslations("thread");
  const send = useSend({ organizationSlug, applicantEmail });
  return (
    <Button
      pending={send.isPending}
      disabled={send.isSuccess}
      onClick={() => send.mutate({ body: t("askedToShare") })}
    >
      <HandHelping aria-hidden />
      {t("askToShare")}
    </Button>
  );
}
