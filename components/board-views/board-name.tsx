/** Shows the board's name, the only h1, with the width of the board's menu after it: the links keep their place in each view. */
export function BoardName({ name }: { name: string }) {
  return <h1 className="truncate pr-8 text-xl font-semibold tracking-tight pointer-coarse:pr-0">{name}</h1>;
}
