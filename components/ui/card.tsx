import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Groups related content on a plain panel. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("rounded-panel border border-line bg-surface", className)} />;
}
