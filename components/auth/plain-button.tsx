import type { ComponentProps } from "react";

/** A button whose looks are given as classes; while `pending` it keeps its focus, turns a circle and takes no further press. */
export function PlainButton({
  pending,
  onClick,
  children,
  ...rest
}: ComponentProps<"button"> & { pending: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      {pending ? (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      ) : null}
      {children}
    </button>
  );
}
