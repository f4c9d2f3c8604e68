"use client";
import { FileText, Tag } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Fact } from "#components/ui/fact.tsx";
import { FigureButton } from "#components/ui/figure-button.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { LiveRegion, useAnnouncer } from "#components/ui/live-region.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { LongList } from "#components/ui/long-list.tsx";
import { RelativeDay } from "#components/ui/relative-day.tsx";
import { ListSkeleton, Skeleton } from "#components/ui/skeleton.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { Toaster } from "#components/ui/toaster.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { Family, Specimen } from "./specimen.tsx";

const tones = ["neutral", "accent", "info", "success", "warning", "danger"] as const;
const calloutTones = ["info", "success", "warning", "error"] as const;
const sentences = {
  info: "Only you see this board.",
  success: "The import is done: 42 cards were added.",
  warning: "Two of these cards are on the board already.",
  error: "The file could not be read. Save it as CSV, and try again.",
};
const FILE_ROWS = Array.from({ length: 1_000 }, (_, index) => index + 1);

/** Shows the messages. */
export function Messages() {
  const toast = useToast();
  const { announce, register } = useAnnouncer();
  return (
    <Family title="Messages">
      <Specimen name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="accent">
          <Tag aria-hidden />
          With icon
        </Badge>
      </Specimen>
      <Specimen name="Callout" layout="block">
        {calloutTones.map((tone) => (
          <Callout
            key={tone}
            tone={tone}
            title={tone === "warning" ? "Already there" : undefined}
            action={tone === "error" ? <Button size="sm">Choose another file</Button> : undefined}
          >
            {sentences[tone]}
          </Callout>
        ))}
      </Specimen>
      <Specimen name="useToast, LiveRegion">
        <Button onClick={() => toast.success("Card archived", { id: "success" })}>Success</Button>
        <Button onClick={() => toast.info("A coach left a note", { id: "info" })}>Info</Button>
        <Button
          onClick={() =>
            toast.error("Not saved", { id: "error", description: "Check your connection, and try again." })
          }
        >
          Error
        </Button>
        <Button onClick={() => toast.undoable("Moved to Applied", () => {}, { id: "undo" })}>Undo</Button>
        <Button onClick={() => announce("Data Engineer at Acme, position 1 of 4")}>Announce</Button>
        <LiveRegion register={register} />
        <Toaster />
      </Specimen>
      <Specimen name="EmptyState" layout="block">
        <Card>
          <EmptyState
            icon={<FileText aria-hidden />}
            title="No résumés yet"
            description="Upload one, and attach it to the cards that you send it with."
            action={<Button variant="primary">Upload a résumé</Button>}
            headingLevel="h3"
          />
        </Card>
      </Specimen>
    </Family>
  );
}

const rows = [
  { title: "Data Engineer", company: "Acme", status: "Applied", pay: "$120,000" },
  { title: "Platform Engineer", company: "Globex", status: "Interviewing", pay: "$135,000" },
];

/** Shows the containers. */
export function Containers() {
  return (
    <Family title="Structure">
      <Specimen name="Table" layout="block">
        <Card>
          <Table caption="Applications">
            <TableHead>
              <TableHeader>Job</TableHeader>
              <TableHeader>Company</TableHeader>
              <TableHeader>Status</TableHeader>
              <TableHeader className="text-right">Pay</TableHeader>
            </TableHead>
            <TableBody>
              {rows.map(({ title, company, status, pay }) => (
                <TableRow key={title}>
                  <TableCell className="font-medium">{title}</TableCell>
                  <TableCell>{company}</TableCell>
                  <TableCell>
                    <Badge>{status}</Badge>
                  </TableCell>
                  <TableCell className="text-right tabular-nums">{pay}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Card>
      </Specimen>
      <Specimen name="LongList" layout="block">
        <LongList label="Rows of a file" rows={FILE_ROWS} height={37}>
          {(row) => <p className="px-4 py-2 text-sm">Row {row}</p>}
        </LongList>
      </Specimen>
      <Specimen name="Tabs" layout="block">
        <Tabs
          label="Samples"
          tabs={[
            { value: "curl", label: "curl", content: <p className="text-sm">curl /api/v1/me</p> },
            { value: "mcp", label: "MCP", content: <p className="text-sm">me.get</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Fact">
        <dl className="flex flex-wrap gap-x-6 text-muted text-sm">
          <Fact name="Created">November 12</Fact>
          <Fact name="Last used">Today</Fact>
        </dl>
      </Specimen>
      <Specimen name="FigureButton">
        <p>
          <FigureButton opens="Show the applicants" onClick={() => undefined}>
            12
          </FigureButton>{" "}
          of 20
        </p>
      </Specimen>
      <Specimen name="Kbd, LocalTime, RelativeDay">
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
        <span className="flex flex-wrap gap-x-4 text-sm">
          <LocalTime value="2026-11-22T09:30:00Z" />
          <LocalTime value="2026-11-22T09:30:00Z" format="date" />
          <LocalTime value="2026-11-22T09:30:00Z" format="soon" />
          <RelativeDay value="2026-11-24T09:30:00Z" now="2026-11-22T09:30:00Z" />
        </span>
      </Specimen>
      <Specimen name="LinkedText" layout="block">
        <LinkedText text="The posting is at https://jobs.example/7, the team's page at www.team.example." />
      </Specimen>
      <Specimen name="Skeleton" layout="block">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-9 w-full max-w-sm" />
        <Card>
          <ListSkeleton />
        </Card>
      </Specimen>
    </Family>
  );
}
