import { z } from "zod";
import { INTERACTION_TYPES } from "#domain/values.ts";
import { id, idFilter, instant, instantOut, nullableText, TEXT_MAX } from "#server/core/fields.ts";
import { defineOperations, PUBLIC } from "#server/core/operation.ts";
import { only, pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted } from "#server/resources/enumerations.ts";

export const InteractionType = z.enum(INTERACTION_TYPES).meta({ id: "InteractionType" });
export type InteractionType = z.infer<typeof InteractionType>;

export const Interaction = z
  .object({
    id: z.string(),
    contactId: z.string(),
    type: InteractionType,
    notes: z.string().nullable(),
    interactionTime: instantOut.describe("When the interaction took place, not when it was logged."),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Interaction" });
export type Interaction = z.infer<typeof Interaction>;

const compactInteraction = only<Interaction>("id", "contactId", "type", "interactionTime");

const interactionId = id("interaction", "The interaction's ID.");
const contactId = id("contact", "The contact's ID.");
const notes = nullableText(TEXT_MAX).optional().describe("Notes about the interaction.");
const interactionTime = instant().describe("When the interaction took place.");
const type = InteractionType.describe("Kind of interaction.");

const reading = { ...PUBLIC.ownRead, scope: "contacts:read" } as const;
const writing = { ...PUBLIC.ownChange, scope: "contacts:write" } as const;

export const interactions = defineOperations("interactions", {
  list: {
    ...reading,
    path: "/interactions",
    summary: "List your interactions",
    description: "Returns logged interactions, newest first. Filter by contact, type, and time.",
    input: z.strictObject({
      contactId: idFilter("contact", "The contact's ID.").optional(),
      type: type.optional(),
      from: instant().optional().describe("Only interactions at this time or later."),
      to: instant().optional().describe("Only interactions at this time or earlier."),
      ...pageFields,
    }),
    output: pageOf(Interaction),
  },
  get: {
    ...reading,
    path: "/interactions/{interactionId}",
    summary: "Get an interaction",
    description: "Returns one logged interaction.",
    input: z.strictObject({ interactionId }),
    output: Interaction,
  },
  create: {
    ...writing,
    path: "/contacts/{contactId}/interactions",
    summary: "Log an interaction with a contact",
    description:
      "Logs an interaction. interactionTime is when it took place and can be in the past. The type follow_up adds the contact to the follow-up list; a later interaction of another type removes them.",
    compact: compactInteraction,
    input: z.strictObject({ contactId, type, interactionTime, notes }),
    output: Interaction,
    location: (interaction: Interaction) => `/interactions/${interaction.id}`,
    returnsResource: true,
  },
  update: {
    ...writing,
    method: "PATCH",
    path: "/interactions/{interactionId}",
    summary: "Update an interaction",
    description: "Updates the fields you send.",
    compact: compactInteraction,
    input: z.strictObject({
      interactionId,
      type: type.optional(),
      interactionTime: interactionTime.optional(),
      notes,
    }),
    output: Interaction,
  },
  delete: {
    ...writing,
    method: "DELETE",
    path: "/interactions/{interactionId}",
    summary: "Delete an interaction",
    description: "Deletes a logged interaction. This can't be undone.",
    input: z.strictObject({ interactionId }),
    output: Deleted,
  },
});
