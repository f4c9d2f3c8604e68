declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Menus and dialogs. Back already closes drawers, because each has its own address. */
const LAYER = "[data-dialog], [role=menu], [data-radix-popper-content-wrapper]";

/**
 * Lets a phone's Back close the top dialog or menu instead of the page. Browsers without `CloseWatcher` keep their Back: an entry in the
 * history for each dialog would leave a Forward that opens nothing. Returns a function that stops it.
 */
export function closeOnBack(): () => void {
  if (!("CloseWatcher" in window && matchMedia("(pointer: coarse)").matches)) return () => undefined;
  const watchers = new Map<Element, CloseWatcher>();
  const observer = new MutationObserver(() => {
    for (const [layer, watcher] of watchers) {
      if (layer.isConnected) continue;
      watchers.delete(layer);
      watcher.destroy();
    }
    if (watchers.size === 0) observer.disconnect();
  });
  /** Every layer takes the focus when it opens. */
  function watch({ target }: FocusEvent): void {
    const layer = target instanceof Element ? target.closest(LAYER) : null;
    if (!layer || watchers.has(layer)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => {
      watchers.delete(layer);
      layer.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    });
    watchers.set(layer, watcher);
    observer.observe(document.body, { childList: true, subtree: true });
  }
  document.addEventListener("focusin", watch);
  return () => {
    document.removeEventListener("focusin", watch);
    observer.disconnect();
    for (const watcher of watchers.values()) watcher.destroy();
  };
}
