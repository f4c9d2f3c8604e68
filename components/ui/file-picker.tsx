import { FileText, Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { cn } from "./cn.ts";
import { GroupError } from "./field.tsx";
import { fileSize } from "./file-size.ts";

export type FilePickerProps = {
  /** The accepted extensions, in the format of the browser's `accept`. */
  accept: string;
  file: File | null;
  error: string | undefined;
  /** The button's labels before a file is chosen, and after. */
  label: string;
  otherLabel: string;
  /** Says that a file can be dropped. */
  dropHint: ReactNode;
  className?: string;
  onChoose: (file: File) => void;
};

/** Asks for one file, chosen or dropped. */
export function FilePicker(props: FilePickerProps) {
  const { accept, file, error, label, otherLabel, dropHint, className, onChoose } = props;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  function take(files: FileList | null): void {
    const [chosen] = files ?? [];
    if (chosen) onChoose(chosen);
  }
  function takeChosen(field: HTMLInputElement | null): void {
    take(field?.files ?? null);
    if (field) field.value = "";
  }
  // On a slow connection, a file can be chosen before this script runs; no event handler caught that.
  const takeEarly = useEffectEvent(() => takeChosen(input.current));
  useEffect(() => takeEarly(), []);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <div className="grid gap-1.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to do what the button does */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          "grid justify-items-center gap-3 rounded-card border border-dashed border-line-control bg-sunken px-4 py-6 text-center text-sm",
          className,
          over && "border-accent bg-accent-soft",
          error && "border-danger",
        )}
      >
        {file ? (
          <p className="flex max-w-full items-center gap-2">
            <FileText aria-hidden className="size-4 shrink-0 text-ink-muted" />
            <span className="min-w-0 truncate font-medium">{file.name}</span>
            <span className="shrink-0 text-ink-muted tabular-nums">{fileSize(file.size)}</span>
          </p>
        ) : null}
        <Button
          data-field
          onClick={() => input.current?.click()}
          aria-describedby={error ? errorId : undefined}
        >
          <Upload aria-hidden />
          {file ? otherLabel : label}
        </Button>
        <span className="text-ink-muted pointer-coarse:hidden">{dropHint}</span>
        <input
          ref={input}
          type="file"
          accept={accept}
          aria-label={label}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => takeChosen(event.target)}
        />
      </div>
      <GroupError id={errorId}>{error}</GroupError>
    </div>
  );
}
