import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** A quiet sheet that holds what belongs together. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("rounded-panel border border-line bg-surface", className)} />;
}
