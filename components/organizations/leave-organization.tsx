"use client";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";

/** Ends the viewer's own membership, after asking. */
export function LeaveOrganization({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations("organizations.leave");
  const toast = useToast();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: () => api.members.leave.mutate({ organizationSlug: slug }),
    onSuccess: () => {
      toast.success(t("done", { name }));
      router.push("/today");
      router.refresh();
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("button")}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("question", { name })}
        description={t("consequence")}
        confirmLabel={t("button")}
        destructive
        onConfirm={async () => {
          await mutateAsync();
        }}
      />
    </>
  );
}
