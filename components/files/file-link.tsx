import { useMutation } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { api, type Outputs } from "#components/api/client.ts";
import { fileSize } from "#components/ui/file-size.ts";

export type StoredFile = NonNullable<Outputs["messages"]["list"]["data"][number]["file"]>;

/** Shows a file of a message or an outcome; a press downloads it. */
export function FileLink({ organizationSlug, file }: { organizationSlug: string; file: StoredFile }) {
  const t = useTranslations("files");
  const download = useMutation({
    mutationFn: () => api.organizationFiles.get.query({ organizationSlug, fileId: file.id }),
    onSuccess: ({ downloadUrl }) => {
      const { pathname, search } = new URL(downloadUrl);
      // The response is an attachment: the page stays.
      window.location.assign(`${pathname}${search}`);
    },
  });
  return (
    <button
      type="button"
      disabled={download.isPending}
      onClick={() => download.mutate()}
      className="flex min-h-6 max-w-full items-center gap-1.5 justify-self-start underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
    >
      <Paperclip aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <span className="sr-only">{t("download")}</span>
      <span className="min-w-0 truncate">{file.fileName}</span>
      <span className="shrink-0 text-ink-muted tabular-nums">{fileSize(file.fileSizeBytes)}</span>
    </button>
  );
}
