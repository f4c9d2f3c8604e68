import { ChartNoAxesColumn, Columns3, FileInput, type LucideIcon, Table2 } from "lucide-react";

/** The ways to look at one board, in the order shown. A page that is new is one line here, and one in `messages/en/views.json`. */
export const boardViews = [
  { name: "board", path: "", icon: Columns3 },
  { name: "table", path: "/table", icon: Table2 },
  { name: "insights", path: "/insights", icon: ChartNoAxesColumn },
  { name: "import", path: "/import", icon: FileInput },
] as const satisfies readonly {
  name: string;
  /** What follows the board's own address. */
  path: string;
  icon: LucideIcon;
}[];

export type BoardViewName = (typeof boardViews)[number]["name"];
