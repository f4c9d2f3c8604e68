"use client";
// Controls with their labels, as one component. Field connects any other control with a label.
import type { ComponentProps } from "react";
import { Field, type LabeledProps, splitProps } from "./field.tsx";
import { Input, Select, type SelectProps, Textarea } from "./input.tsx";

/** Renders an Input in a Field. */
export function TextField(props: LabeledProps<ComponentProps<"input">>) {
  const { field, control } = splitProps(props);
  return <Field {...field}>{(attributes) => <Input {...attributes} {...control} />}</Field>;
}

/** Renders a Textarea in a Field. */
export function TextareaField(props: LabeledProps<ComponentProps<"textarea">>) {
  const { field, control } = splitProps(props);
  return <Field {...field}>{(attributes) => <Textarea {...attributes} {...control} />}</Field>;
}

/** Renders a Select in a Field. */
export function SelectField(props: LabeledProps<SelectProps>) {
  const { field, control } = splitProps(props);
  return <Field {...field}>{(attributes) => <Select {...attributes} {...control} />}</Field>;
}
