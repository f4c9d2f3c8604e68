import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { controlClasses } from "./control-classes.ts";

/** A text field of several lines that grows with its text. Give it a label with Field. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      className={cn(controlClasses, "field-sizing-content max-h-96 min-h-20 py-2 leading-relaxed", className)}
    />
  );
}
