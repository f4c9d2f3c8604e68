import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useCallback, useId, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { SaveFailure } from "#components/editing/save-failure.tsx";
import { useUnsaved } from "#components/editing/unsaved.ts";
import { Button } from "#components/ui/button.tsx";
import { Label } from "#components/ui/field.tsx";
import { Select } from "#components/ui/input.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

const UploadDialog = dynamic(
  loadAhead(() => import("#components/resumes/upload-dialog.tsx").then(({ UploadDialog }) => UploadDialog)),
  { ssr: false },
);

/** Asks which résumé was sent: one of the library, none, or a new upload. */
export default function ResumeSection() {
  const t = useTranslations("resumes.ofCard");
  const queryClient = useQueryClient();
  const selectId = useId();
  const { application, save } = useEditor();
  const { resume } = application;
  const [uploading, setUploading] = useState(false);
  const { data: library } = useQuery(trpc.resumes.listLibrary.queryOptions({}));
  const attach = useMutation({
    meta: { silent: true },
    mutationFn: async (resumeId: string | null) => {
      const first = await save({ resumeId });
      if (first.outcome === "stale") await save({ resumeId });
    },
    onSuccess: () => queryClient.invalidateQueries(trpc.resumes.listLibrary.queryFilter()),
  });
  const { mutate } = attach;
  useUnsaved({
    label: t("title"),
    state: attach.isPending ? "saving" : attach.isError ? "failed" : null,
    commit: () => undefined,
    discard: attach.reset,
  });
  const close = useCallback(() => setUploading(false), []);
  const chosen = attach.isPending ? (attach.variables ?? "") : (resume?.id ?? "");
  const options = (library ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isListed = !resume || options.some(({ value }) => value === resume.id);
  return (
    <DrawerSection
      title={t("title")}
      aside={
        <Button size="sm" variant="ghost" onClick={() => setUploading(true)}>
          <Upload aria-hidden />
          {t("upload")}
        </Button>
      }
    >
      <Label htmlFor={selectId} className="sr-only">
        {t("label")}
      </Label>
      {library ? (
        <Select
          id={selectId}
          value={chosen}
          onChange={({ target }) => mutate(target.value === "" ? null : target.value)}
          options={[
            { value: "", label: t("none") },
            ...options,
            ...(isListed ? [] : [{ value: resume.id, label: resume.name }]),
          ]}
        />
      ) : (
        <Skeleton className="h-9 w-full" />
      )}
      {resume ? <p className="truncate text-xs text-ink-muted">{resume.fileName}</p> : null}
      <SaveFailure mutation={attach} />
      {uploading ? <UploadDialog onClose={close} onUploaded={mutate} /> : null}
    </DrawerSection>
  );
}
