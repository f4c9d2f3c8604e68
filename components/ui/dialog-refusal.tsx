import { Callout } from "./callout.tsx";
import { useRefusals } from "./refusals.ts";

/** Shows the error of a dialog's action in the dialog. */
export function DialogRefusal({ content }: { content: HTMLElement | null }) {
  const refusal = useRefusals((refusals) => (content ? refusals.get(content) : undefined));
  if (!refusal) return null;
  return (
    <Callout tone="error" role="alert">
      <p className="font-medium">{refusal.title}</p>
      <p>{refusal.description}</p>
    </Callout>
  );
}
