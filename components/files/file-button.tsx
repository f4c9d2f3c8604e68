import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { fileSize } from "#components/ui/file-size.ts";
import { endingsOf, ORGANIZATION_FILES } from "#domain/file-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";

type Props = { label: string; onChoose: (file: File) => void };

/** Shows a button that asks for a file of a message or an outcome. */
export function FileButton({ label, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  function take(field: HTMLInputElement | null): void {
    const [chosen] = field?.files ?? [];
    if (chosen) onChoose(chosen);
    if (field) field.value = "";
  }
  // On a slow connection, a file can be chosen before this script runs; no event handler caught that.
  const takeEarly = useEffectEvent(() => take(input.current));
  useEffect(() => takeEarly(), []);
  return (
    <>
      <Button size="sm" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={endingsOf(ORGANIZATION_FILES).join()}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => take(event.target)}
      />
    </>
  );
}

/** Returns a function that says why a file can't be sent, as far as its name and size show; the server checks its content. */
export function useFileError(): (file: File) => string | null {
  const t = useTranslations("files");
  return (file) => {
    const name = file.name.toLowerCase();
    if (!endingsOf(ORGANIZATION_FILES).some((ending) => name.endsWith(ending))) return t("wrongType");
    const isTooLarge = file.size > LIMITS.requests.organizationFile;
    return isTooLarge ? t("tooLarge", { ...limitsInTexts, size: fileSize(file.size) }) : null;
  };
}
