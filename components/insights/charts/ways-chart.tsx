"use client";
import {
  type SankeyLinkProps as LinkProps,
  type SankeyNodeProps as NodeProps,
  ResponsiveContainer,
  Sankey,
} from "recharts";
import { useFigures } from "../figure-link.tsx";
import type { Way, WayNode } from "../panels/model.ts";

/** The width for the names of the last columns. */
const LABEL_WIDTH = 116;

/** Draws the moves onward as streams, as wide as their number; each column is at its end with its name and number. */
export function WaysChart({ nodes, ways }: { nodes: WayNode[]; ways: Way[] }) {
  const links = ways.map((way) => ({ ...way, source: way.from, target: way.to, value: way.count }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Sankey
        data={{ nodes, links }}
        nodeWidth={8}
        nodePadding={28}
        margin={{ top: 12, right: LABEL_WIDTH, bottom: 12, left: 2 }}
        accessibilityLayer={false}
        node={(node: NodeProps) => <WayEnd {...node} />}
        link={(link: LinkProps) => <Stream {...link} />}
      />
    </ResponsiveContainer>
  );
}

function WayEnd({ x, y, width, height, payload }: NodeProps) {
  const { open } = useFigures();
  const { status, label, reached } = payload as unknown as WayNode;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the figures in the table behind the chart are links that do the same
    <g data-status={status} className="cursor-pointer" onClick={() => open({ figure: "reached", status })}>
      <title>{`${label}: ${reached}`}</title>
      <rect x={x} y={y} width={width} height={Math.max(height, 2)} rx={2} className="fill-status" />
      <text
        x={x + width + 6}
        y={y + height / 2}
        dominantBaseline="central"
        strokeWidth={4}
        paintOrder="stroke"
        className="fill-ink stroke-surface text-xs font-medium"
      >
        {label} <tspan className="fill-ink-muted tabular-nums">{reached}</tspan>
      </text>
    </g>
  );
}

function Stream(link: LinkProps) {
  const { open } = useFigures();
  const { sourceX, sourceY, sourceControlX, targetX, targetY, targetControlX, linkWidth } = link;
  const { label, count, figure } = link.payload as unknown as Way;
  const { status } = link.payload.source as unknown as WayNode;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the figures in the table behind the chart are links that do the same
    <path
      data-status={status}
      d={`M${sourceX},${sourceY} C${sourceControlX},${sourceY} ${targetControlX},${targetY} ${targetX},${targetY}`}
      fill="none"
      strokeWidth={Math.max(linkWidth, 1.5)}
      className="cursor-pointer stroke-status opacity-30 transition-opacity hover:opacity-55"
      onClick={() => open(figure)}
    >
      <title>{`${label}: ${count}`}</title>
    </path>
  );
}
