import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import { useDraft } from "#components/editing/use-draft.ts";

export type Profile = Outputs["profile"]["get"];
type Patch = Inputs["profile"]["update"];
/** Returns a change, based on the profile when it is sent. */
type Change = (profile: Profile) => Patch;

const KEY = trpc.profile.get.queryKey({});

/** Reads the profile, and saves changes one after the other. */
export function useProfile(initial: Profile) {
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(trpc.profile.get.queryOptions({}, { initialData: initial }));
  const { mutateAsync: save } = useMutation({
    scope: { id: "profile" },
    meta: { silent: true },
    mutationFn: (change: Change) => {
      const current = queryClient.getQueryData(KEY) ?? initial;
      return api.profile.update.mutate(change(current));
    },
    onMutate: () => queryClient.cancelQueries({ queryKey: KEY }),
    onSuccess: (saved) => queryClient.setQueryData(KEY, saved),
  });
  return { profile, save };
}

export type ProfileEditor = ReturnType<typeof useProfile>;

export type ProfileLine = Exclude<keyof Profile, ProfileList | "skills" | "updatedAt">;
export type ProfileList = "links" | "experience" | "education" | "customAnswers";

/** Returns a text of the profile as a draft that saves itself. */
export function useProfileLine({ profile, save }: ProfileEditor, name: ProfileLine) {
  const t = useTranslations("profile");
  return useDraft({
    keepAs: `profileField:${name}`,
    label: t(name),
    value: profile[name] ?? "",
    save: async (text) => {
      const saved = await save(() => ({ [name]: text.trim() }));
      return { outcome: "saved", value: saved[name] ?? "" };
    },
  });
}

/** Returns the skills as one comma-separated line. */
export function useSkills({ profile, save }: ProfileEditor) {
  const t = useTranslations("profile");
  return useDraft({
    keepAs: "profileField:skills",
    label: t("skills"),
    value: profile.skills.join(", "),
    save: async (text) => {
      const skills = text.split(",").map((skill) => skill.trim());
      const saved = await save(() => ({ skills: [...new Set(skills.filter((skill) => skill !== ""))] }));
      return { outcome: "saved", value: saved.skills.join(", ") };
    },
  });
}
