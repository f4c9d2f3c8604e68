import type { ComponentProps } from "react";

export type PlainButtonProps = ComponentProps<"button"> & { pending?: boolean };

/**
 * How every button behaves; its looks are given as classes, so that the pages before sign-in need neither `cn` nor an icon.
 * `type` is "button" unless said otherwise. While `pending` it keeps its focus, shows a spinner and takes no further press.
 */
export function PlainButton({ pending, onClick, children, ...rest }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}

/** A turning circle, silent: the element around it says what is loading (`aria-busy`, a label, a live region). */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
