/** Shows the board's name, the only h1, and a gap as wide as the board's menu, so that the links keep their place in each view. */
export function BoardName({ name }: { name: string }) {
  return <h1 className="truncate pr-8 text-xl font-semibold tracking-tight pointer-coarse:pr-0">{name}</h1>;
}
