/**
 * Returns the slot in a column that is nearest to the upper edge of a dragged card. Without the dragged card, every
 * other card's upper edge is a slot, and so is the end of the last card. A card therefore changes its place halfway
 * across another one, upward and downward alike.
 * @param sizes heights of the other cards, gaps included
 * @param top the dragged card's upper edge, measured from the start of the column's content
 */
export function slotAt(sizes: readonly number[], top: number): number {
  let start = 0;
  for (let index = 0; index < sizes.length; index++) {
    const size = sizes[index] ?? 0;
    if (top < start + size / 2) return index;
    start += size;
  }
  return sizes.length;
}
