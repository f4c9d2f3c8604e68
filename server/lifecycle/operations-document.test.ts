import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measureQueues } from "#server/jobs/queue-metrics.ts";
import { measureCluster } from "#server/lib/citus/cluster-metrics.ts";
import "#server/lib/database.ts";
import { metrics } from "#server/lib/metrics.ts";
import "#server/transports/open-streams.ts";

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");

/** Returns a heading's anchor, as Git hosts form it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replace(/\s/g, "-");

test.each(["operations/alerts.yaml", "operations/grafana-dashboard.json"])(
  "%s uses only metrics that the product has",
  (name) => {
    measureQueues();
    measureCluster();
    const asked = read(name).match(/\b(?:offerlane|nodejs|process)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    const known = (metric: string) =>
      metrics.registry.getSingleMetric(metric) ??
      metrics.registry.getSingleMetric(metric.replace(/_(bucket|count|sum)$/, ""));
    expect(asked.filter((metric) => !known(metric))).toEqual([]);
  },
);

test("every alert leads to a section of the operations document", () => {
  const anchors = [...read("operations.md").matchAll(/^### (.+)$/gm)].map(([, heading = ""]) =>
    anchorOf(heading),
  );
  const runbooks = [...read("operations/alerts.yaml").matchAll(/runbook: docs\/operations\.md#(\S+)/g)];
  expect(runbooks.length).toBeGreaterThan(5);
  for (const [, anchor] of runbooks) expect(anchors).toContain(anchor);
});
