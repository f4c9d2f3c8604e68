import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = (file: string) => readFileSync(file, "utf8");

test("docker compose publishes ports only on this machine unless the operator says otherwise", () => {
  const published = [...text("compose.yaml").matchAll(/^\s+- "(\S+):\d+"$/gm)].map(([, host]) => host);
  expect(published).toEqual([`\${PUBLISH:-127.0.0.1}:\${PORT:-3000}`]);
});

test("the deployment files contain no password and no secret", () => {
  const shipped = ["compose.yaml", ".env.example", "Dockerfile", "scripts/deploy/chart/values.yaml"];
  const given = shipped.flatMap((file) =>
    [...text(file).matchAll(/^\s*((?!existing)\w*(?:PASSWORD|SECRET|TOKEN|_KEY)\w*)\s*[:=]\s*(\S+)/gim)]
      .filter(([, , value = ""]) => !/^(\$\{|["']{2}$|#)/.test(value))
      .map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(given).toEqual([]);
});

test("the chart opens the metrics port only to those who may read metrics", () => {
  const policy = text("scripts/deploy/chart/templates/network-policy.yaml");
  const rules = policy
    .slice(policy.indexOf("\n  ingress:"))
    .split(/^ {4}- /m)
    .slice(1);
  const open = rules.filter((rule) => !rule.startsWith("from:"));
  expect(open.map((rule) => [...rule.matchAll(/port: (\w+)/g)].map(([, port]) => port))).toEqual([["http"]]);
  expect(rules.filter((rule) => rule.includes("port: metrics"))).toHaveLength(1);
});
