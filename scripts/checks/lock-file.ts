/** What of package-lock.json is read here. */
type Package = {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
export type Lock = { readonly packages: Readonly<Record<string, Package>> };

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const LIBRARIES = { gnu: "glibc", gnueabihf: "glibc", musl: "musl" } as const;

const EXACT = /^\d{1,9}\.\d{1,9}\.\d{1,9}(?![\d.])\S*$/;

/** The optional packages that a lock names as a dependency and doesn't hold, as it should hold them, by their place. */
export function absentPackages({ packages }: Lock): Record<string, Package> {
  const absent: Record<string, Package> = {};
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = placesSeenFrom(place, name).flatMap((seen) => packages[seen] ?? [])[0];
      // Of another version it is another's.
      if (found && (found.version === version || !EXACT.test(version))) continue;
      const beside = place.slice(0, Math.max(0, place.lastIndexOf("node_modules/")));
      absent[`${beside}node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(dev ? { dev } : {}),
        optional: true,
      };
    }
  }
  return absent;
}

/** Where Node looks for a package that one at this place asks for. */
function placesSeenFrom(place: string, name: string): string[] {
  const above = place === "" ? [] : `/${place}`.split("/node_modules/").slice(1, -1);
  const outwards = [place, ...above.map((_, at) => placeOf(above.slice(0, above.length - at))), ""];
  return [...new Set(outwards)].map((start) => `${start === "" ? "" : `${start}/`}node_modules/${name}`);
}

function placeOf(names: readonly string[]): string {
  return names.map((name) => `node_modules/${name}`).join("/");
}

/** What the name of a package says of the platform that it is for. */
function platformOf(name: string): Pick<Package, "os" | "cpu" | "libc"> {
  const words = name.slice(name.indexOf("/") + 1).split("-");
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.flatMap((word) =>
    Object.hasOwn(LIBRARIES, word) ? [LIBRARIES[word as keyof typeof LIBRARIES]] : [],
  );
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    ...(os.length > 0 ? { os } : {}),
  };
}
