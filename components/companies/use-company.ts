"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Inputs, type Outputs } from "#components/api/client.ts";
import { useDraft } from "#components/editing/use-draft.ts";
import { companyKeys } from "./company-keys.ts";

export type Company = Outputs["companies"]["get"];
type Patch = Omit<Inputs["companies"]["update"], "companyId">;
export type CompanyFieldName = "name" | "industry" | "size" | "type" | "website" | "socialLink" | "notes";

/** A company, and saving its fields one after the other. */
export function useCompany(initial: Company) {
  const queryClient = useQueryClient();
  const key = companyKeys.one(initial.id);
  const { data: company } = useQuery({
    queryKey: key,
    queryFn: () => api.companies.get.query({ companyId: initial.id }),
    initialData: initial,
  });
  const { mutateAsync: save } = useMutation({
    scope: { id: `company:${initial.id}` },
    meta: { silent: true },
    mutationFn: (patch: Patch) => api.companies.update.mutate({ companyId: initial.id, ...patch }),
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: (saved) => {
      queryClient.setQueryData<Company>(key, saved);
      void queryClient.invalidateQueries({ queryKey: ["board-view"] });
      void queryClient.invalidateQueries({ queryKey: ["companies", "list"] });
    },
  });
  return { company, save };
}

export type CompanyEditor = ReturnType<typeof useCompany>;

/** A field of a company as a draft that saves itself. */
export function useCompanyField({ company, save }: CompanyEditor, name: CompanyFieldName) {
  const t = useTranslations("companies");
  return useDraft({
    value: company[name] ?? "",
    unanswered: t("unanswered"),
    save: async (text) => {
      const saved = await save({ [name]: text.trim() === "" && name !== "name" ? null : text.trim() });
      return { outcome: "saved", value: saved[name] ?? "" };
    },
  });
}
