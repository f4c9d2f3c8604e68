import { z } from "zod";
import { instantOut } from "#server/core/fields.ts";
import { only } from "#server/core/pagination.ts";

export const Contact = z
  .object({
    id: z.string(),
    name: z.string(),
    title: z.string().nullable(),
    companyId: z.string().nullable(),
    companyName: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    socialLink: z.string().nullable(),
    notes: z.string().nullable(),
    applicationIds: z.array(z.string()),
    followUpSince: instantOut.nullable().describe("When the contact was added to the follow-up list."),
    lastInteractionAt: instantOut.nullable(),
    keepInTouchDays: z
      .int()
      .nullable()
      .describe("Today suggests getting in touch after this many days without an interaction."),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Contact" });
export type Contact = z.infer<typeof Contact>;

/** Returns the fields that identify a contact in a list. */
export const compactContact = only<Contact>(
  "id",
  "name",
  "title",
  "companyName",
  "followUpSince",
  "lastInteractionAt",
);
