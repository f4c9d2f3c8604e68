"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { Company } from "./use-company.ts";

/** Asks before a company is deleted, and says how many applications go with it. */
export function DeleteCompany({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useTranslations("companies");
  const toast = useToast();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: () => api.companies.delete.mutate({ companyId: company.id }),
    onSuccess: () => {
      toast.success(t("deleted", { name: company.name }));
      router.push("/companies");
      queryClient.removeQueries(trpc.companies.get.queryFilter({ companyId: company.id }));
      void queryClient.invalidateQueries(trpc.companies.list.pathFilter());
      void queryClient.invalidateQueries(trpc.boards.getView.pathFilter());
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deleteTitle", { name: company.name })}
      description={t("deleteText", { count: company.applicationCount })}
      confirmLabel={t("deleteConfirm")}
      destructive
      onConfirm={async () => {
        await mutateAsync();
      }}
    />
  );
}
