/** Shows the first stop of the Tab key: a link past the navigation, to `#main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-16 rounded-control bg-accent px-4 py-2.5 text-sm font-medium text-on-accent focus:translate-y-0 print:hidden"
    >
      {label}
    </a>
  );
}
