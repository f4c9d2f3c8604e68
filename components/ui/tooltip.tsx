import { cloneElement, type ReactElement } from "react";

export type TooltipProps = {
  content: string;
  /** One element that passes unknown properties to the page, such as IconButton. */
  children: ReactElement<{ "data-tooltip"?: string }>;
};

/** Shows an icon's name on hover and on focus. Never the only place for information. Needs a TooltipLayer in the page. */
export function Tooltip({ content, children }: TooltipProps) {
  return cloneElement(children, { "data-tooltip": content });
}
