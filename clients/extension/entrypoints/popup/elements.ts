import { browser } from "wxt/browser";

type TextName = Exclude<Parameters<typeof browser.i18n.getMessage>[0], `@@${string}`>;

/** Returns the text of this name in the browser's language. */
export const textOf = (name: TextName, ...values: string[]) => browser.i18n.getMessage(name, values);

/** Returns an element of the popup. */
export function element<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The popup has no element ${id}.`);
  return found as Kind;
}

/** Puts the texts into the elements that name them. */
export function writeTexts(): void {
  document.documentElement.lang = browser.i18n.getUILanguage().startsWith("en")
    ? browser.i18n.getUILanguage()
    : "en";
  for (const item of document.querySelectorAll<HTMLElement>("[data-text]")) {
    item.textContent = textOf(item.dataset.text as TextName);
  }
}

type Tone = "info" | "warning" | "success" | "danger";

/** Shows a note, which screen readers read out, with a link at its end if there is one. */
export function note(
  place: HTMLElement,
  tone: Tone,
  text: string,
  link?: { text: string; href: string },
): void {
  const written = document.createElement("p");
  written.className = `note ${tone}`;
  written.append(text);
  if (link) {
    const shown = document.createElement("a");
    Object.assign(shown, { href: link.href, textContent: link.text, target: "_blank", rel: "noopener" });
    written.append(" ", shown);
  }
  place.replaceChildren(written);
}

/** Marks a field as wrong, with the reason; an empty reason removes the mark. */
export function mark(id: string, reason: string): void {
  const [field, error] = [element(id), element(`${id}-error`)];
  error.textContent = reason;
  if (reason === "") {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
    return;
  }
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", error.id);
}

/** Fills a list of choices and chooses one of them. */
export function choices(
  id: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
) {
  const list = element<HTMLSelectElement>(id);
  list.replaceChildren(...options.map(([value, text]) => new Option(text, value, false, value === chosen)));
}
