import { Callout } from "./callout.tsx";
import { useDialogErrors } from "./dialog-errors.ts";

/** Shows the error of a dialog's action in the dialog. */
export function DialogErrorNotice({ content }: { content: HTMLElement | null }) {
  const error = useDialogErrors((errors) => (content ? errors.get(content) : undefined));
  if (!error) return null;
  return (
    <Callout tone="error" role="alert">
      <p className="font-medium">{error.title}</p>
      <p>{error.description}</p>
    </Callout>
  );
}
