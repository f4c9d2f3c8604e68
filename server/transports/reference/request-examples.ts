import { sampleIds } from "#server/resources/sample-ids.ts";

/**
 * Returns example calls of features that all operations share.
 * @param base the API's base URL
 */
export function requestExamples(base: string) {
  const credential = `-H "Authorization: Bearer $OFFERLANE_KEY"`;
  const json = `-H "Content-Type: application/json"`;
  return {
    list: `curl "${base}/companies?search=fern&limit=2" \\\n  ${credential}`,
    follow: `curl "${base}/events?kind=application&kind=interview&limit=200" \\\n  ${credential}`,
    idempotent: `curl -X POST ${base}/companies \\\n  ${credential} \\\n  ${json} \\\n  -H "Idempotency-Key: saltmarsh-tools-2026-11-21" \\\n  -d '{ "name": "Saltmarsh Tools" }'`,
    versioned: `curl -X PATCH ${base}/applications/${sampleIds.applicationId} \\\n  ${credential} \\\n  ${json} \\\n  -H 'If-Match: "Jx0Wq3hVZ5v1m2R8sYk7u4TnB6c"' \\\n  -d '{ "notes": "They liked the diagram." }'`,
  };
}
