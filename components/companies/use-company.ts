import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import { useDraft } from "#components/editing/use-draft.ts";

export type Company = Outputs["companies"]["get"];
type Patch = Omit<Inputs["companies"]["update"], "companyId">;
export type CompanyFieldName = "name" | "industry" | "size" | "type" | "website" | "socialLink" | "notes";

/** Reads a company, and saves its fields one after the other. */
export function useCompany(initial: Company) {
  const queryClient = useQueryClient();
  const key = trpc.companies.get.queryKey({ companyId: initial.id });
  const { data: company } = useQuery(
    trpc.companies.get.queryOptions({ companyId: initial.id }, { initialData: initial }),
  );
  const { mutateAsync: save } = useMutation({
    scope: { id: `company:${initial.id}` },
    meta: { silent: true },
    mutationFn: (patch: Patch) => api.companies.update.mutate({ companyId: initial.id, ...patch }),
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: (saved) => {
      queryClient.setQueryData(key, saved);
      void queryClient.invalidateQueries(trpc.boards.getView.pathFilter());
      void queryClient.invalidateQueries(trpc.companies.list.pathFilter());
    },
  });
  return { company, save };
}

export type CompanyEditor = ReturnType<typeof useCompany>;

/** Returns a field of a company as a draft that saves itself. */
export function useCompanyField({ company, save }: CompanyEditor, name: CompanyFieldName) {
  const t = useTranslations("companies");
  return useDraft({
    keepAs: `companyField:${company.id}.${name}`,
    label: t(name),
    value: company[name] ?? "",
    save: async (text) => {
      const saved = await save({ [name]: text.trim() === "" && name !== "name" ? null : text.trim() });
      return { outcome: "saved", value: saved[name] ?? "" };
    },
  });
}
