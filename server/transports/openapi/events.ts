import { EVENT_TYPES, type EventType, ORGANIZATION_EVENT_TYPES } from "#domain/event-types.ts";
import { PERSONAL } from "#server/resources/events/kinds.ts";
import { ORGANIZATIONAL } from "#server/resources/events/organization-kinds.ts";
import { TEST_TYPE } from "#server/resources/webhooks/contract.ts";
import type { Schema } from "./types.ts";

const NULL: Schema = { type: "null" };
const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const TEST_EVENT = "TestEvent";

/** The component of every event type. */
const EVENT_SCHEMAS: ReadonlyMap<string, string> = new Map(
  [...EVENT_TYPES, ...ORGANIZATION_EVENT_TYPES].map((type) => [type, schemaNameOf(type)] as const),
);

/** The component of every type that a webhook receives: all events and a test. */
export const DELIVERED_SCHEMAS: ReadonlyMap<string, string> = new Map([
  ...EVENT_SCHEMAS,
  [TEST_TYPE, TEST_EVENT],
]);

/**
 * Adds a schema for each event type, with the resource of its kind, and a union of them for Event. Outside the document, the contract's
 * Event keeps its one general shape.
 * @param schemas the document's components, which are changed
 */
export function describeEvents(schemas: Record<string, Schema>): void {
  const { Event: event } = schemas;
  if (!event) throw new Error("The document has no Event.");
  const { description: _, properties = {}, ...shape } = event;
  const typed = (type: string, resource: Schema, changes: Schema): Schema => ({
    ...shape,
    properties: { ...properties, type: { type: "string", const: type }, resource, changes },
  });
  const { changes = {} } = properties;
  const listed = (changes.anyOf ?? []).find((part) => part.type === "array") ?? changes;
  for (const [type, name] of EVENT_SCHEMAS) {
    const [kind = "", action] = type.split(".");
    const resource: Schema = {
      anyOf: [refTo(resourceOf(kind)), NULL],
      description: "As it's read when you read the event. Null once it's gone.",
    };
    schemas[name] = typed(
      type,
      action === "deleted" ? NULL : resource,
      action === "updated"
        ? { anyOf: [listed, NULL], description: "What changed. Null if resource is." }
        : NULL,
    );
  }
  schemas[TEST_EVENT] = typed(TEST_TYPE, NULL, NULL);
  const mapping = Object.fromEntries(
    [...EVENT_SCHEMAS].map(([type, name]) => [type, refTo(name).$ref ?? ""]),
  );
  schemas.Event = {
    description: "What happened, by its type.",
    oneOf: [...EVENT_SCHEMAS.values()].map(refTo),
    discriminator: { propertyName: "type", mapping },
  };
}

/** Returns the component of the resource in a kind's events. */
function resourceOf(kind: string): string {
  const { by, shown } = { ...PERSONAL, ...ORGANIZATIONAL }[kind as keyof typeof PERSONAL];
  const { id } = (shown ?? by.output).meta() ?? {};
  if (id === undefined) throw new Error(`The resource of ${kind} events has no name in the document.`);
  return id;
}

/** Converts `cohort_membership.updated` to `CohortMembershipUpdatedEvent`. */
function schemaNameOf(type: EventType): string {
  return `${type.replace(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())}Event`;
}
