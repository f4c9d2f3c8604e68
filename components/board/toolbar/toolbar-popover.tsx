import { type ReactNode, useRef } from "react";
import { cn } from "#components/ui/cn.ts";
import { Popover, PopoverAnchor, PopoverContent } from "#components/ui/popover.tsx";

type ToolbarPopoverProps = {
  label: string;
  anchor: HTMLElement;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** Shows a popover at its button, which gets the focus back. */
export function ToolbarPopover({ label, anchor, onClose, className, children }: ToolbarPopoverProps) {
  const anchorRef = useRef(anchor);
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchorRef} />
      <PopoverContent
        align="end"
        aria-label={label}
        onInteractOutside={(event) => {
          if (anchor.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.focus();
        }}
        className={cn(
          "grid max-h-(--radix-popover-content-available-height) w-88 gap-5 overflow-y-auto",
          className,
        )}
      >
        {children}
      </PopoverContent>
    </Popover>
  );
}
