import { EVENT_TYPES, type EventType, ORGANIZATION_EVENT_TYPES } from "#domain/event-types.ts";
import { PERSONAL } from "#server/resources/events/kinds.ts";
import { ORGANIZATIONAL } from "#server/resources/events/organization-kinds.ts";
import { TEST_TYPE } from "#server/resources/webhooks/contract.ts";
import type { Schema } from "./types.ts";

const NULL: Schema = { type: "null" };
const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const TEST_EVENT = "TestEvent";

/** Every type of events with the component that describes it. */
const EVENT_SCHEMAS: ReadonlyMap<string, string> = new Map(
  [...EVENT_TYPES, ...ORGANIZATION_EVENT_TYPES].map((type) => [type, schemaNameOf(type)] as const),
);

/** Every type that a webhook gets with its component: those and a test. */
export const DELIVERED_SCHEMAS: ReadonlyMap<string, string> = new Map([
  ...EVENT_SCHEMAS,
  [TEST_TYPE, TEST_EVENT],
]);

/**
 * Describes each type of events by a schema of its own, with the resource as its kind has it, and Event as the union of them. The contract's Event stays what it is in front of that: one shape that any of them has.
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

/** The component of what events of a kind tell of. */
function resourceOf(kind: string): string {
  const { by, shown } = { ...PERSONAL, ...ORGANIZATIONAL }[kind as keyof typeof PERSONAL];
  const { id } = (shown ?? by.output).meta() ?? {};
  if (id === undefined) throw new Error(`The resource of ${kind} events has no name in the document.`);
  return id;
}

/** `cohort_membership.updated` as `CohortMembershipUpdatedEvent`. */
function schemaNameOf(type: EventType): string {
  return `${type.replace(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())}Event`;
}
