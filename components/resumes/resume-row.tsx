import { useMutation } from "@tanstack/react-query";
import { Download, FileText, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { api, type Outputs } from "#components/api/client.ts";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { IconButton } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { fileSize } from "#components/ui/file-size.ts";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

/** Shows a résumé with its file, its cards, and the actions. */
export function ResumeRow({ resume, onDelete }: { resume: LibraryResume; onDelete: () => void }) {
  const t = useTranslations("resumes");
  const { name, fileName, fileSizeBytes, createdAt, uses, useCount } = resume;
  const download = useMutation({
    mutationFn: () => api.resumes.get.query({ resumeId: resume.id }),
    onSuccess: ({ downloadUrl }) => {
      const { pathname, search } = new URL(downloadUrl);
      // The response is an attachment: the page stays.
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
        <ResumeUses uses={uses} count={useCount} />
      </Card>
    </li>
  );
}

/** Lists some cards with a résumé, each linked to its drawer, and counts the others. */
function ResumeUses({ uses, count }: { uses: LibraryResume["uses"]; count: number }) {
  const t = useTranslations("resumes");
  const statusName = useTranslations("status");
  const more = count - uses.length;
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-2 border-t border-line pt-3 text-sm sm:pl-12">
      <span className="text-ink-muted">{t("usedOn", { count })}</span>
      {uses.map(({ applicationId, boardId, title, companyName, status }) => (
        <Link
          key={applicationId}
          href={`/boards/${boardId}?card=${applicationId}`}
          className="inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-control border border-line px-2 py-0.5 hover:bg-hover"
        >
          <StatusIcon status={status} />
          <span className="sr-only">{statusName(status)}: </span>
          <span className="truncate">{t("useOf", { title, company: companyName })}</span>
        </Link>
      ))}
      {more > 0 ? <span className="text-ink-muted">{t("moreUses", { count: more })}</span> : null}
    </div>
  );
}

/** A résumé in the library, with its cards. */
export type LibraryResume = Outputs["resumes"]["listLibrary"][number];
