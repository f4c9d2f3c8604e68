import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import measured from "./agent-costs.json";

type Task = keyof typeof import("../../../messages/en/docs-guides.json")["tasks"];

type Cost = { task: string; toolsets: string; calls: number; tokens: number; list: number };
const costs: readonly Cost[] = measured;

/** The calls and tokens of an agent's tasks, as they were measured last. */
export function AgentCosts() {
  const t = useTranslations("docsGuides");
  return (
    <Table caption={t("agent.cost.title")}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("costs.task")}</TableHeader>
          <TableHeader>{t("costs.calls")}</TableHeader>
          <TableHeader>{t("costs.tokens")}</TableHeader>
          <TableHeader>{t("costs.list")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {costs.map(({ task, calls, tokens, list }) => (
          <TableRow key={task}>
            <TableCell className="min-w-52">{t(`tasks.${task as Task}`)}</TableCell>
            <TableCell className="tabular-nums">{calls}</TableCell>
            <TableCell className="tabular-nums">{tokens.toLocaleString("en-US")}</TableCell>
            <TableCell className="tabular-nums">{list.toLocaleString("en-US")}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
