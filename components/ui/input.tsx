import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { controlClasses } from "./control-classes.ts";

/** A one-line text field. Give it a label with Field. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={cn(controlClasses, "h-9 pointer-coarse:h-11", className)} />;
}
