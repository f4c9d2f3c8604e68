import { isManager, type Role } from "#domain/roles.ts";

type Writer = { readonly accountId: string; readonly role: Role };
type Written = { readonly authorId: string | null };

/** Only its author changes a note: nobody's words are put into another's mouth. */
export function mayEdit(note: Written, { accountId }: Writer): boolean {
  return note.authorId === accountId;
}

/** The author takes a note back; who runs the organization may do it for them. */
export function mayDelete(note: Written, writer: Writer): boolean {
  return mayEdit(note, writer) || isManager(writer.role);
}
