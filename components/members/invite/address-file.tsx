"use client";
import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";

const MAX_BYTES = LIMITS.requests.addressList;

/** Takes addresses from a CSV or text file, which is read in the browser. */
export function AddressFile({ onRead }: { onRead: (content: string) => void }) {
  const t = useTranslations("members.invite");
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  async function take(file: File | undefined): Promise<void> {
    setTooLarge(file !== undefined && file.size > MAX_BYTES);
    if (file && file.size <= MAX_BYTES) onRead(await file.text());
    if (input.current) input.current.value = "";
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {t("file")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t("file")}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => take(target.files?.[0])}
      />
      <p role="status" className="text-sm text-danger-text">
        {tooLarge ? t("fileTooLarge", limitsInTexts) : null}
      </p>
    </div>
  );
}
