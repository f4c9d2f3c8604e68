import { Mail, Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadState } from "#components/api/load-state.tsx";
import { FollowUpMenu } from "#components/follow-up/follow-up-menu.tsx";
import { useContactSearch } from "#components/people/use-contact-search.ts";
import { Button, IconButton } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { Combobox } from "#components/ui/combobox.tsx";
import { Link } from "#components/ui/link.tsx";
import { LIMITS } from "#domain/limits.ts";
import { DrawerSection } from "./drawer-section.tsx";
import { type CardPerson, useCardPeople, useLinkPeople } from "./use-card-people.ts";

/** Lists the people of the card with their follow-ups, adds people without leaving it, and offers to save interviewers. */
export default function PeopleSection() {
  const t = useTranslations("card.people");
  const { query, notContacts } = useCardPeople();
  const { link, add, unlink } = useLinkPeople();
  const people = query.data ?? [];
  return (
    <DrawerSection title={t("title")}>
      <LoadState query={query} skeleton="h-9" />
      {people.length > 0 ? (
        <ul aria-label={t("list")} className="grid gap-1">
          {people.map((person) => (
            <PersonItem key={person.id} person={person} onUnlink={() => unlink(person)} />
          ))}
        </ul>
      ) : null}
      {notContacts.length > 0 ? (
        <ul aria-label={t("interviewers")} className="flex flex-wrap gap-2">
          {notContacts.map((name) => (
            <li key={name}>
              <Button size="sm" aria-label={t("addInterviewer", { name })} onClick={() => add(name)}>
                <Plus aria-hidden />
                {name}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <AddPerson linked={people} onLink={link} onAdd={add} />
    </DrawerSection>
  );
}

function PersonItem({ person, onUnlink }: { person: CardPerson; onUnlink: () => void }) {
  const t = useTranslations("card.people");
  const { id, name, title, companyName, email } = person;
  const about = [title, companyName].filter(Boolean).join(" · ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
      <p className="min-w-0 flex-1 basis-40">
        <Link
          href={`/people/${id}`}
          className="block truncate rounded-control font-medium hover:underline pointer-coarse:py-1.5"
        >
          {name}
        </Link>
        {about ? <span className="block truncate text-ink-muted">{about}</span> : null}
      </p>
      <div className="flex items-center gap-1">
        <FollowUpMenu contact={person} />
        {email ? (
          <a
            href={`mailto:${encodeURIComponent(email)}`}
            aria-label={t("writeTo", { name })}
            data-tooltip={t("write")}
            className={buttonClasses({ size: "sm", variant: "ghost" })}
          >
            <Mail aria-hidden />
          </a>
        ) : null}
        <IconButton label={t("unlinkOf", { name })} data-tooltip={t("unlink")} onClick={onUnlink}>
          <X aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

const NEW = "new";

type AddPersonProps = {
  linked: readonly CardPerson[];
  onLink: (contactId: string) => void;
  onAdd: (name: string) => void;
};

/** Adds a contact to the card, or a new person by name. */
function AddPerson({ linked, onLink, onAdd }: AddPersonProps) {
  const t = useTranslations("card.people");
  const [text, setText] = useState("");
  const typed = text.trim();
  const found = useContactSearch(typed).options;
  const isKnown = found.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  const options = found.filter(({ value }) => !linked.some(({ id }) => id === value));
  const fresh =
    typed === "" || isKnown ? [] : [{ value: NEW, label: t("new", { name: typed }), isNew: true as const }];
  return (
    <Combobox
      aria-label={t("add")}
      placeholder={t("add")}
      maxLength={LIMITS.text.title}
      text={text}
      onTextChange={setText}
      options={[...options, ...fresh]}
      onSelect={({ value }) => {
        if (value === NEW) onAdd(typed);
        else onLink(value);
        setText("");
      }}
    />
  );
}
