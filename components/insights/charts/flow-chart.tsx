import {
  type SankeyLinkProps as LinkProps,
  type SankeyNodeProps as NodeProps,
  ResponsiveContainer,
  Sankey,
} from "recharts";
import { useFigures } from "../figure-link.tsx";
import type { FlowLink, FlowNode } from "../panels/model.ts";

/** The width for the names of the last columns. */
const LABEL_WIDTH = 116;

/** Draws the moves onward as a Sankey diagram. Each column is a node with its name and the number of cards that reached it. */
export function FlowChart({ nodes, links }: { nodes: FlowNode[]; links: FlowLink[] }) {
  const weighted = links.map((link) => ({
    ...link,
    source: link.from,
    target: link.to,
    value: link.count,
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Sankey
        data={{ nodes, links: weighted }}
        nodeWidth={8}
        nodePadding={28}
        margin={{ top: 12, right: LABEL_WIDTH, bottom: 12, left: 2 }}
        accessibilityLayer={false}
        node={(node: NodeProps) => <NodeShape {...node} />}
        link={(link: LinkProps) => <LinkShape {...link} />}
      />
    </ResponsiveContainer>
  );
}

function NodeShape({ x, y, width, height, payload }: NodeProps) {
  const { open } = useFigures();
  const { status, label, reached } = payload as unknown as FlowNode;
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

function LinkShape(link: LinkProps) {
  const { open } = useFigures();
  const { sourceX, sourceY, sourceControlX, targetX, targetY, targetControlX, linkWidth } = link;
  const { label, count, figure } = link.payload as unknown as FlowLink;
  const { status } = link.payload.source as unknown as FlowNode;
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
