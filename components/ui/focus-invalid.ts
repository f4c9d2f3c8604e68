/**
 * Moves the focus to the first wrong field of a form that was just submitted: it scrolls into sight, and screen readers read its error.
 * Another error of the form scrolls into sight. Errors from the server's response count too, unless the person has moved on. Returns a
 * function that stops this.
 */
export function focusInvalid(): () => void {
  let sent = new AbortController();
  function onSubmit({ target: form }: Event): void {
    sent.abort();
    if (!(form instanceof HTMLFormElement)) return;
    sent = new AbortController();
    const { signal } = sent;
    const show = () => {
      if (signal.aborted) return;
      const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
      if (field) field.focus();
      else form.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
    };
    const observer = new MutationObserver(show);
    observer.observe(form, { attributeFilter: ["aria-invalid"], childList: true, subtree: true });
    signal.addEventListener("abort", () => observer.disconnect());
    for (const type of ["focusin", "input"]) document.addEventListener(type, () => sent.abort(), { signal });
    // A field with the same error as before doesn't change.
    requestAnimationFrame(show);
  }
  // React stops the event where a form handles it.
  document.addEventListener("submit", onSubmit, true);
  return () => {
    sent.abort();
    document.removeEventListener("submit", onSubmit, true);
  };
}
