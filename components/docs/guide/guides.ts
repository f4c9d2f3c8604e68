import { guideSamples } from "./guide-samples.ts";

/** The guides with their parts in order; `messages/en/docs-guides.json` has their texts. */
const GUIDES = {
  quickstarts: ["curl", "typescript", "python", "mcp"],
  oauth: ["discover", "register", "authorize", "exchange", "device", "refresh", "revoke", "errors"],
  agent: ["connect", "read", "act"],
  coachDashboard: ["key", "roster", "note", "numbers"],
  crm: ["first", "follow", "write"],
  sync: ["whole", "follow", "webhooks", "since", "others", "cost"],
  versioning: ["same", "may", "deprecation", "security", "version"],
  features: ["stable", "beta", "missing"],
  changelog: ["next", "first"],
} as const;
export type Guide = keyof typeof GUIDES;
export type GuidePart = { readonly id: string; readonly code: string | null; readonly caption: string };

/** Returns the guide for the last part of its path, such as `coach-dashboard`. */
export function guideAt(segment: string): Guide | undefined {
  return (Object.keys(GUIDES) as Guide[]).find((guide) => segmentOf(guide) === segment);
}

function segmentOf(guide: Guide): string {
  return guide.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the parts of a guide with their code samples. */
export function partsOf(guide: Guide, origin: string): GuidePart[] {
  const samples = guideSamples(origin)[guide] ?? {};
  return GUIDES[guide].map((id) => {
    const [caption, code] = samples[id] ?? ["", null];
    return { id, caption, code };
  });
}
