"use client";
import { Archive, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { CommandDialog, CommandEmpty, CommandGroup, CommandItem } from "#components/ui/command-dialog.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { DayMenu } from "#components/ui/day-menu.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  RowMenu,
} from "#components/ui/dropdown-menu.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { LazyMenu } from "#components/ui/lazy-menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#components/ui/popover.tsx";
import { Family, Specimen } from "./specimen.tsx";

/** Shows dialogs, menus, and other layers over the page. */
export function Overlays() {
  return (
    <Family title="Overlays">
      <Specimen name="FormDialog, ConfirmDialog">
        {(["sm", "md", "lg"] as const).map((size) => (
          <CompanyForm key={size} size={size} />
        ))}
        <Confirmation />
      </Specimen>
      <Specimen name="Drawer, CommandDialog">
        <SideDrawer />
        <Commands />
      </Specimen>
      <Specimen name="DropdownMenu">
        <Menu />
        <RowMenu label="Actions for Acme">
          <DropdownMenuItem>Rename</DropdownMenuItem>
        </RowMenu>
      </Specimen>
      <Specimen name="LazyMenu">
        <LazyMenu button={<Button aria-haspopup="menu">Snooze</Button>}>
          <DayMenu
            trigger={<Button>Snooze</Button>}
            defaultOpen
            title="Snooze until"
            submitLabel="Snooze"
            onChoose={() => undefined}
          />
        </LazyMenu>
      </Specimen>
      <Specimen name="DayMenu">
        <DayMenu
          trigger={<Button>Snooze</Button>}
          title="Snooze until"
          submitLabel="Snooze"
          onChoose={() => undefined}
        />
      </Specimen>
      <Specimen name="Popover">
        <Popover>
          <PopoverTrigger asChild>
            <Button>Open popover</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Board settings" className="w-72">
            <p className="text-sm">A small panel beside its button.</p>
          </PopoverContent>
        </Popover>
      </Specimen>
    </Family>
  );
}

function CompanyForm({ size }: { size: "sm" | "md" | "lg" }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open {size} dialog</Button>
      {isOpen ? (
        <FormDialog
          size={size}
          title="Add company"
          description="It shows on its cards and in your list of companies."
          submitLabel="Add company"
          onSubmit={close}
          onClose={close}
        >
          <TextField label="Name" />
        </FormDialog>
      ) : null}
    </>
  );
}

function Confirmation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open confirmation</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this board?"
        description="Its 12 cards are deleted too. You can't undo this."
        confirmLabel="Delete board"
        destructive
        onConfirm={() => {}}
      />
    </>
  );
}

function SideDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open drawer</Button>
      <Drawer open={open} onOpenChange={setOpen}>
        <DrawerContent title="Data Engineer" footer={<Button variant="primary">Save</Button>}>
          <p className="text-sm">A sheet at the right edge; on a phone, the whole screen.</p>
        </DrawerContent>
      </Drawer>
    </>
  );
}

function Commands() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const cards = ["Data Engineer", "Platform Engineer"].filter((title) =>
    title.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open commands</Button>
      {open ? (
        <CommandDialog
          title="Commands"
          placeholder="Type to search"
          results="Results"
          text={text}
          onTextChange={setText}
          onClose={() => setOpen(false)}
        >
          <CommandEmpty>Nothing found</CommandEmpty>
          {cards.length > 0 ? (
            <CommandGroup heading="Cards">
              {cards.map((title) => (
                <CommandItem key={title}>{title}</CommandItem>
              ))}
            </CommandGroup>
          ) : null}
        </CommandDialog>
      ) : null}
    </>
  );
}

function Menu() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>Open menu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<Pencil aria-hidden />} shortcut={<Kbd>E</Kbd>}>
          Rename
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Archive aria-hidden />} disabled>
          Archive
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Sort by</DropdownMenuLabel>
        <DropdownMenuRadioGroup value="newest">
          <DropdownMenuRadioItem value="newest">Newest</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="title">Title</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Trash2 aria-hidden />} destructive>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
