import type { Samples } from "#server/core/group.ts";
import { interaction } from "#server/resources/interactions/examples.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { PeopleAnalytics, PeopleOverview, PersonRef } from "./contract.ts";

const person: PersonRef = {
  contactId: sampleIds.contactId,
  name: "Dana Reis",
  companyName: "Bright Fern",
  followUpSince: "2026-11-16T10:00:00.000Z",
  lastInteractionAt: "2026-11-16T10:00:00.000Z",
};
const overview: PeopleOverview = {
  followUps: [person],
  recentInteractions: [{ ...interaction, contactName: person.name }],
  dormantContacts: [],
  totals: { contacts: 1, interactions: 3, followUps: 1, dormantContacts: 0 },
};
const analytics: PeopleAnalytics = {
  range: "7d",
  generatedAt: "2026-11-20T09:00:00.000Z",
  metrics: [
    { name: "new_contacts", current: 0, comparison: { kind: "from_zero" } },
    {
      name: "interactions",
      current: 3,
      comparison: { kind: "compared", previous: 2, changePercent: 50, direction: "up" },
    },
  ],
  topContacts: [
    { contactId: person.contactId, name: person.name, companyName: person.companyName, interactionCount: 3 },
  ],
  interactionVolume: [
    { label: "16 Nov", startsOn: "2026-11-16", total: 3, countsByType: { call: 2, email: 1 } },
    { label: "17 Nov", startsOn: "2026-11-17", total: 0, countsByType: {} },
  ],
  interactionsByType: [
    { type: "call", count: 2 },
    { type: "email", count: 1 },
  ],
};

export const samples: Samples = {
  entities: { PeopleOverview: overview, PeopleAnalytics: analytics },
  fields: { ...overview, ...analytics },
};
