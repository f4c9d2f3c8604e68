/**
 * Returns the slot in a column nearest to the upper edge of a dragged card. A slot begins where each other card begins
 * once the dragged one is taken out, and one more follows the last. So a card changes place at half the way, upwards
 * and downwards alike.
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
