"use client";
import { Arrow, Content, Portal, Provider, Root, Trigger } from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";
import { useOverlayContainer } from "./overlay-container.tsx";

export { Provider as TooltipProvider };

export type TooltipProps = {
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** One element that takes a ref, such as IconButton. */
  children: ReactElement;
};

/** Shows an icon's name on hover and on focus. Never the only place where something is said. Needs TooltipProvider above. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal container={useOverlayContainer()}>
        <Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 flex max-w-xs animate-appear items-center gap-2 rounded-control bg-ink px-2.5 py-1.5 text-xs font-medium text-canvas select-none"
        >
          {content}
          <Arrow className="fill-ink" />
        </Content>
      </Portal>
    </Root>
  );
}
