import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";

/**
 * Loads Prisma's schema engine from its WebAssembly package, so that no native engine has to be downloaded.
 * Takes the URL of the database it works on, and who wants to hear PostgreSQL's own words when it refuses a script (the
 * engine's error leaves them out); gives the engine. The caller frees it.
 */
export async function loadSchemaEngine(
  databaseUrl: string,
  onRefusal: (error: Error) => void = () => undefined,
): Promise<SchemaEngine> {
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: rejectPanic } });
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const folder = path.dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));
  const module = await WebAssembly.compile(await readFile(path.join(folder, "schema_engine_bg.wasm")));
  const instance = await WebAssembly.instantiate(module, {
    "./schema_engine_bg.js": importsOf(bindings),
  });
  initialise(bindings, instance.exports);
  const ignoreLog = () => undefined;
  // It wants a schema at birth, if only to learn the provider.
  const datamodels: [string, string][] = [
    ["schema.prisma", 'datasource db {\n  provider = "postgresql"\n}\n'],
  ];
  const factory = new WholeScriptAdapter({ connectionString: databaseUrl });
  factory.onRefusal = onRefusal;
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  return bindings.SchemaEngine.new({ datamodels }, ignoreLog, adapter);
}

/**
 * Prisma's adapter cuts a script at every semicolon, which breaks the bodies of functions. Sent whole, PostgreSQL parses
 * it, and runs it as one transaction.
 */
class WholeScriptAdapter extends PrismaPg {
  onRefusal: (error: Error) => void = () => undefined;

  override async connect() {
    const connection = await super.connect();
    connection.executeScript = async (script) => {
      try {
        await connection.underlyingDriver().query(script);
      } catch (error) {
        this.onRefusal(error as Error);
        throw error;
      }
    };
    return connection;
  }
}

/** The engine hands its last words to this name before it stops. */
function rejectPanic(message: string): never {
  throw new Error(`Prisma's schema engine stopped: ${message}`);
}

function importsOf(bindings: object): WebAssembly.ModuleImports {
  return { ...bindings } as WebAssembly.ModuleImports;
}

/** The package's types leave out the two functions that its own loader calls. */
function initialise(bindings: object, exports: WebAssembly.Exports): void {
  const { __wbg_set_wasm: setWasm } = bindings as { __wbg_set_wasm: (exports: WebAssembly.Exports) => void };
  setWasm(exports);
  const { __wbindgen_start: start } = exports as { __wbindgen_start: () => void };
  start();
}
