/** Returns a text in an encoding that Node only decodes, by looking up each of its characters. */
export function encoded(text: string, encoding: string): Uint8Array {
  const bytes = bytesByCharacter(encoding);
  return Uint8Array.from([...text].flatMap((character) => bytes.get(character) ?? [0x3f]));
}

function bytesByCharacter(encoding: string): Map<string, number[]> {
  const decoder = new TextDecoder(encoding);
  const found = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if ([...character].length === 1 && character !== "\ufffd" && !found.has(character))
      found.set(character, bytes);
  };
  for (let first = 0; first < 256; first += 1) add(first);
  for (let first = 0x81; first < 0xfd; first += 1)
    for (let second = 0x40; second < 0xfd; second += 1) add(first, second);
  return found;
}
