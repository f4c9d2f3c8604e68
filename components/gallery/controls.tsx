"use client";
import { LayoutGrid, List, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { ButtonAnchor, TextAnchor } from "#components/ui/anchor.tsx";
import { BackLink } from "#components/ui/back-link.tsx";
import { Button, ButtonLink, IconButton } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { CodeField } from "#components/ui/code-field.tsx";
import { Combobox } from "#components/ui/combobox.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { DayRange } from "#components/ui/day-range.tsx";
import { Field } from "#components/ui/field.tsx";
import { SelectField, TextareaField, TextField } from "#components/ui/fields.tsx";
import { FilePicker } from "#components/ui/file-picker.tsx";
import { Spinner } from "#components/ui/plain-button.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { SearchButton } from "#components/ui/search-button.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { Family, Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "ghost", "danger", "link"] as const;
const sizes = ["sm", "md", "lg"] as const;
const words = { primary: "Save", secondary: "Edit", ghost: "Skip", danger: "Delete", link: "Learn more" };

/** Shows the controls to press. */
export function Buttons() {
  const [presses, setPresses] = useState(0);
  return (
    <Family title="Buttons">
      {sizes.map((size) => (
        <Specimen key={size} name={`Button ${size}`}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {words[variant]}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen name="Button with icon">
        <Button variant="primary">
          <Plus aria-hidden />
          Add card
        </Button>
        <Button>
          <Pencil aria-hidden />
          Rename
        </Button>
      </Specimen>
      <Specimen name="Button disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {words[variant]}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button pending">
        <Button variant="primary" pending onClick={() => setPresses(presses + 1)}>
          Saving
        </Button>
        <Button pending>Sending</Button>
        <output className="text-sm text-ink-muted">Pressed {presses} times</output>
      </Specimen>
      <Specimen name="IconButton">
        <Tooltip content="Edit">
          <IconButton label="Edit">
            <Pencil aria-hidden />
          </IconButton>
        </Tooltip>
        <IconButton label="Add" variant="secondary">
          <Plus aria-hidden />
        </IconButton>
        <IconButton label="Delete" variant="danger">
          <Trash2 aria-hidden />
        </IconButton>
        <IconButton label="Edit, small" size="sm">
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label="Edit, disabled" disabled>
          <Pencil aria-hidden />
        </IconButton>
      </Specimen>
      <Specimen name="ButtonLink, TextLink, BackLink">
        <ButtonLink href="/dev/gallery" variant="primary">
          Open board
        </ButtonLink>
        <ButtonLink href="/dev/gallery">Open table</ButtonLink>
        <TextLink href="/dev/gallery">Read the guide</TextLink>
        <BackLink href="/dev/gallery">Settings</BackLink>
      </Specimen>
      <Specimen name="ButtonAnchor, TextAnchor">
        <ButtonAnchor href="/dev/gallery" variant="primary">
          Start your board
        </ButtonAnchor>
        <ButtonAnchor href="/dev/gallery">Try it</ButtonAnchor>
        <TextAnchor href="/dev/gallery">Sign up</TextAnchor>
      </Specimen>
      <Specimen name="CopyButton, SearchButton">
        <CopyButton value="https://offerlane.example" />
        <CopyButton value="https://offerlane.example" label="Copy link" size="sm" />
        <SearchButton label="Search" onClick={() => {}} />
        <Spinner />
      </Specimen>
    </Family>
  );
}

const statuses = [
  { value: "saved", label: "Saved" },
  { value: "applied", label: "Applied" },
  { value: "offer", label: "Offer", disabled: true },
];
const companies = [
  { value: "1", label: "Acme", hint: "4 cards" },
  { value: "2", label: "Acme Robotics" },
];

/** Shows the controls for text. */
export function TextControls() {
  const [company, setCompany] = useState("");
  const [search, setSearch] = useState("");
  const [days, setDays] = useState({ since: "2026-11-01", until: "" });
  const [file, setFile] = useState<File | null>(null);
  const pick = { accept: ".csv", label: "Choose a file", otherLabel: "Choose another file" };
  return (
    <Family title="Text and values">
      <Specimen name="TextField" layout="grid">
        <TextField label="Job title" hint="As the posting names it." required placeholder="Data engineer" />
        <TextField
          label="Company"
          aside={<TextLink href="/dev/gallery">Open</TextLink>}
          defaultValue="Acme"
        />
        <TextField
          label="Email"
          error="Enter an email address, such as name@example.com."
          defaultValue="robin@"
        />
        <TextField label="Board" defaultValue="Autumn search" disabled />
      </Specimen>
      <Specimen name="TextareaField, SelectField" layout="grid">
        <TextareaField label="Notes" defaultValue="Spoke with Dana." />
        <SelectField label="Status" options={statuses} />
        <TextareaField label="Reason" error="Say why." />
        <SelectField label="Status, fixed" options={statuses} disabled />
      </Specimen>
      <Specimen name="Combobox, CodeField" layout="grid">
        <Field label="Company name">
          {(control) => (
            <Combobox
              {...control}
              text={company}
              onTextChange={setCompany}
              options={companies.filter(({ label }) => label.startsWith(company))}
              onSelect={({ label }) => setCompany(label)}
              emptyText="Creates a new company"
            />
          )}
        </Field>
        <CodeField label="Code" hint="Six digits from your authenticator app." error={null} />
      </Specimen>
      <Specimen name="SearchInput" layout="grid">
        <SearchInput label="Search cards" value={search} onText={setSearch} />
      </Specimen>
      <Specimen name="DayRange">
        <DayRange days={days} onChange={setDays} labels={{ since: "From", until: "To" }} />
      </Specimen>
      <Specimen name="FilePicker" layout="grid">
        <FilePicker {...pick} file={file} error={undefined} dropHint="or drop it here" onChoose={setFile} />
        <FilePicker
          {...pick}
          file={new File(["a,b"], "applications.csv")}
          error="This file has no heading row."
          dropHint="or drop it here"
          onChoose={setFile}
        />
      </Specimen>
    </Family>
  );
}

/** Shows the controls for choices. */
export function Choices() {
  const [view, setView] = useState<"board" | "table">("board");
  const segments = [
    { value: "board", label: "Board", icon: <LayoutGrid aria-hidden /> },
    { value: "table", label: "Table", icon: <List aria-hidden /> },
  ] as const;
  return (
    <Family title="Choices">
      <Specimen name="Checkbox" layout="grid">
        <Checkbox label="Archived" />
        <Checkbox label="Quiet" hint="No change for 14 days." defaultChecked />
        <Checkbox label="All cards" indeterminate />
        <Checkbox label="Retired" disabled />
      </Specimen>
      <Specimen name="RadioGroup" layout="grid">
        <RadioGroup
          legend="Environment"
          name="gallery-environment"
          defaultValue="live"
          options={[
            { value: "live", label: "Live", hint: "Your own cards." },
            { value: "sandbox", label: "Sandbox", hint: "Sample data." },
            { value: "none", label: "Neither", disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Switch" layout="grid">
        <Switch label="Show archived cards" defaultChecked />
        <Switch label="Single-key shortcuts" hint="Such as N for a new card." />
        <Switch label="Retire cards" disabled />
      </Specimen>
      <Specimen name="SegmentedControl">
        <SegmentedControl
          label="View"
          name="gallery-view"
          segments={segments}
          value={view}
          onValueChange={setView}
        />
        <SegmentedControl
          label="View, small"
          name="gallery-view-small"
          size="sm"
          segments={segments}
          value={view}
          onValueChange={setView}
        />
      </Specimen>
    </Family>
  );
}
