/** A press on a toast, such as its "Undo", leaves the dialog open that it stands above. */
export function keepOpenForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
    event.preventDefault();
}
