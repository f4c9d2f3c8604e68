import { type ReactNode, useRef } from "react";
import { Popover, PopoverAnchor, PopoverContent } from "#components/ui/popover.tsx";

type ToolbarPopoverProps = {
  label: string;
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
};

/** Shows a popover at its button, which gets the focus back. */
export function ToolbarPopover({ label, anchor, onClose, children }: ToolbarPopoverProps) {
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
        className="grid w-88 gap-5"
      >
        {children}
      </PopoverContent>
    </Popover>
  );
}
