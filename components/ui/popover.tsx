import { Anchor, Content, Portal, Root, Trigger } from "radix-ui/popover";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { panelClasses, useOverlayContainer } from "./overlay.tsx";

export { Anchor as PopoverAnchor, Root as Popover, Trigger as PopoverTrigger };

/** Shows a small panel beside its trigger. Name it with `aria-label` or `aria-labelledby`. */
export function PopoverContent({ className, align = "start", ...rest }: ComponentProps<typeof Content>) {
  return (
    <Portal container={useOverlayContainer()}>
      <Content
        sideOffset={6}
        collisionPadding={12}
        align={align}
        {...rest}
        className={cn(
          panelClasses,
          "max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1.5rem)] overflow-y-auto p-4",
          className,
        )}
      />
    </Portal>
  );
}
