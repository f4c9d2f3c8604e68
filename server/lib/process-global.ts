/**
 * Returns one value per process, however often its module is loaded: Next bundles its own copy of `server/`, so pools, caches and
 * emitters are stored on `globalThis`.
 */
export function processGlobal<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`offerlane.${name}`);
  const holder = globalThis as unknown as Record<symbol, Value | undefined>;
  holder[key] ??= make();
  return holder[key];
}
