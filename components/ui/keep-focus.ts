const ROW = "li, tr, [role=row]";
const LAYER = "[role=dialog], [role=alertdialog], [role=menu], [data-radix-popper-content-wrapper]";
const CONTROL = "a[href], button, input, select, textarea, [tabindex='0']";
const HEADING = "h1, h2, h3, h4";
/** The time for boards and grids, which know better, to choose their next card or cell. */
const SETTLED_MS = 100;

/** The control that had the focus, and where the focus goes if the control disappears. */
type FocusRecord = {
  readonly control: Element;
  /** A copy of the control, whose content may have changed before it disappeared. */
  readonly copy: Node;
  readonly index: number;
  /** The rows that contain the control, innermost first. Each comes with the rows after it, then those before it, nearest first. */
  readonly rows: readonly (readonly Element[])[];
  readonly ancestors: readonly Element[];
  readonly path: string;
};

/**
 * Keeps the focus in place when the control that has it disappears, such as a button that removes its own row, or the
 * button of an empty state once there is a first item. The focus goes to the same control of the next row, otherwise of
 * the previous one, otherwise to the heading of the remaining content. If the removal happens in a dialog or menu that
 * the control opened, the focus moves when that dialog or menu closes. A control that is disabled while its change is
 * saved gets the focus back afterward. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  /** The records by the dialog or menu that contains the control, the top one last. */
  const records = new Map<Element | null, FocusRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Returns the last record of the top layer if nothing has the focus. */
  const findNowhere = () => {
    for (const layer of records.keys()) if (layer?.isConnected === false) records.delete(layer);
    const [layer, last] = [...records].at(-1) ?? [];
    // A dialog takes the focus that one of its controls lost.
    const isNowhere = document.activeElement === document.body || document.activeElement === layer;
    return isNowhere ? last : undefined;
  };
  const findLost = () => {
    const last = findNowhere();
    return last?.control.isConnected === false && last.path === location.pathname ? last : null;
  };
  function remember(control: unknown): void {
    if (!(control instanceof Element) || control === document.body) return;
    const layer = control.closest(LAYER);
    if (control === layer && records.get(layer)?.control.isConnected === false) {
      scheduleMove();
      return;
    }
    records.delete(layer);
    records.set(layer, recordOf(control));
  }
  const onFocus = ({ target }: FocusEvent) => remember(target);
  function scheduleMove(): void {
    if (timer !== undefined || !findLost()) return;
    timer = setTimeout(() => {
      timer = undefined;
      const last = findLost();
      if (last) nextControl(last)?.focus();
    }, SETTLED_MS);
  }
  const observer = new MutationObserver((changes) => {
    scheduleMove();
    const last = findNowhere()?.control;
    const isEnabled = changes.some(({ type, target }) => type === "attributes" && target === last);
    if (isEnabled && last instanceof HTMLElement && !last.matches(":disabled"))
      last.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  // A control of a page that is still loading may already have the focus.
  remember(document.activeElement);
  document.addEventListener("focusin", onFocus);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
  };
}

function recordOf(control: Element): FocusRecord {
  const ancestors = ancestorsOf(control);
  const rows = ancestors.filter((element) => element.matches(ROW));
  const [row] = rows;
  return {
    control,
    copy: control.cloneNode(true),
    index: row ? controlsOf(row).indexOf(control as HTMLElement) : -1,
    rows: rows.map(withNeighbors),
    ancestors,
    path: location.pathname,
  };
}

function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let next = element.parentElement; next; next = next.parentElement) ancestors.push(next);
  return ancestors;
}

function withNeighbors(row: Element): Element[] {
  const all = [...(row.parentElement?.children ?? [])];
  const at = all.indexOf(row);
  return [row, ...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}

function nextControl({ control, copy, index, rows, ancestors }: FocusRecord): HTMLElement | null {
  const isSame = ({ localName, childNodes }: Element) =>
    localName === control.localName &&
    childNodes.length === copy.childNodes.length &&
    [...childNodes].every((node, at) => node.isEqualNode(copy.childNodes[at] ?? null));
  for (const row of rows.flat()) {
    const controls = row.isConnected ? controlsOf(row) : [];
    const next = controls.find(isSame) ?? controls[index] ?? controls[0];
    if (next) return next;
  }
  for (const element of ancestors) {
    const heading = element.isConnected ? element.querySelector<HTMLElement>(HEADING) : null;
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return document.getElementById("main");
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (control) => control.tabIndex >= 0 && !control.matches(":disabled") && control.checkVisibility(),
  );
}
