import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { DocsSection } from "../prose.tsx";

/**
 * The costs of tasks for an agent: its calls, and the tokens that it writes as arguments and reads as results, rounded.
 * costs.test.ts of scripts/bench/agents does each task and compares it with this.
 */
export const AGENT_COSTS = {
  archiveStale: { toolsets: "search", calls: 2, tokens: 1_150 },
  scheduleInterview: { toolsets: "search", calls: 2, tokens: 2_200 },
  weeklyReport: { toolsets: "search", calls: 4, tokens: 3_100 },
  placeApplicants: { toolsets: "organization", calls: 8, tokens: 4_700 },
  addPosting: { toolsets: "search", calls: 3, tokens: 340 },
  prepareInterview: { toolsets: "search", calls: 3, tokens: 1_750 },
  recordOutcome: { toolsets: "search", calls: 2, tokens: 300 },
  followUp: { toolsets: "search", calls: 2, tokens: 1_200 },
  coachNote: { toolsets: "organization", calls: 4, tokens: 2_300 },
  tailorResume: { toolsets: "search,setup", calls: 5, tokens: 2_400 },
} as const;
type Task = keyof typeof AGENT_COSTS;

/** Lists the tasks with their costs. */
export function AgentCosts() {
  const t = useTranslations("docs.mcp.costs");
  return (
    <DocsSection id="costs" title={t("title")} text={t("text")}>
      <Table caption={t("title")}>
        <TableHead>
          <TableRow>
            <TableHeader>{t("task")}</TableHeader>
            <TableHeader>{t("toolsets")}</TableHeader>
            <TableHeader className="text-right">{t("calls")}</TableHeader>
            <TableHeader className="text-right">{t("tokens")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {(Object.keys(AGENT_COSTS) as Task[]).map((task) => (
            <TableRow key={task}>
              <TableCell className="h-10">{t(`tasks.${task}`)}</TableCell>
              <TableCell className="h-10 font-mono text-[0.8125rem]">{AGENT_COSTS[task].toolsets}</TableCell>
              <TableCell className="h-10 text-right tabular-nums">{AGENT_COSTS[task].calls}</TableCell>
              <TableCell className="h-10 text-right tabular-nums">
                {t("about", { tokens: AGENT_COSTS[task].tokens })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </DocsSection>
  );
}
