import { z } from "zod";
import { title } from "#server/core/fields.ts";
import { isId } from "#server/core/ids.ts";
import { contacts } from "./contract.ts";

const { name, title: position, email, socialLink, notes } = contacts.create.input.shape;

/** A person of somebody's list of connections; the page makes the id, so that a batch whose answer was lost can be sent again. */
export const Connection = z.strictObject({
  id: z.string().refine((id) => isId("contact", id), "Must be the id of a contact."),
  name,
  title: position.unwrap(),
  company: title().nullable(),
  email: email.unwrap(),
  socialLink: socialLink.unwrap(),
  notes: notes.unwrap(),
});
export type Connection = z.infer<typeof Connection>;
