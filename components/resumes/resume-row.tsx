"use client";
import { useMutation } from "@tanstack/react-query";
import { Download, FileText, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { fileSize } from "#components/ui/file-size.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { LibraryResume } from "./library-resume.ts";
import { ResumeUses } from "./resume-uses.tsx";

/** A résumé with its file, the cards that carry it, and what can be done with it. */
export function ResumeRow({ resume, onDelete }: { resume: LibraryResume; onDelete: () => void }) {
  const t = useTranslations("resumes");
  const { name, fileName, fileSizeBytes, createdAt, uses } = resume;
  const download = useMutation({
    mutationFn: () => api.resumes.get.query({ resumeId: resume.id }),
    onSuccess: ({ downloadUrl }) => {
      const { pathname, search } = new URL(downloadUrl);
      // An attachment: the page stays.
      window.location.assign(`${pathname}${search}`);
    },
  });
  return (
    <li>
      <Card className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 p-4 sm:px-5">
        <div className="flex min-w-0 gap-3">
          <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-ink-muted">
            <FileText aria-hidden className="size-4.5" />
          </span>
          <div className="min-w-0">
            <h2 className="text-sm font-semibold wrap-anywhere">{name}</h2>
            <p className="mt-0.5 truncate text-sm text-ink-muted">{fileName}</p>
            <p className="mt-0.5 text-xs text-ink-muted tabular-nums">
              {fileSize(fileSizeBytes)} · {t("uploaded")} <LocalTime value={createdAt} format="date" />
            </p>
          </div>
        </div>
        <div className="flex gap-1">
          <IconButton
            label={t("downloadOf", { name })}
            disabled={download.isPending}
            onClick={() => download.mutate()}
          >
            <Download aria-hidden />
          </IconButton>
          <IconButton label={t("deleteOf", { name })} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
        <ResumeUses uses={uses} />
      </Card>
    </li>
  );
}
