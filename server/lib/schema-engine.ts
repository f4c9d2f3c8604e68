import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Pool } from "pg";

type Run = (pool: Pool, script: string) => Promise<unknown>;

/**
 * Runs work with Prisma's schema engine, loaded from its WebAssembly package, so that no native engine has to be downloaded. If
 * PostgreSQL rejects a script, throws PostgreSQL's error, which the engine's omits.
 * @param lockTimeout how long a script waits for a lock
 * @param run runs a script. Prisma's adapter would cut it at every semicolon, which breaks the bodies of functions
 * @returns the result of the work
 */
export async function withSchemaEngine<Result>(
  databaseUrl: string,
  lockTimeout: string,
  work: (engine: SchemaEngine) => Promise<Result>,
  run: Run = (pool, script) => pool.query(script),
): Promise<Result> {
  const pool = new Pool({
    connectionString: databaseUrl,
    options: `-c lock_timeout=${lockTimeout} -c statement_timeout=0`,
  });
  // A lost connection rejects its query; the unhandled event would also end the process.
  pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined));
  const adapter = new WholeScriptAdapter(pool, run);
  try {
    const engine = await startEngine(adapter);
    return await work(engine).finally(() => engine.free());
  } catch (error) {
    throw adapter.rejection ?? error;
  } finally {
    await pool.end();
  }
}

async function startEngine(adapter: PrismaPg): Promise<SchemaEngine> {
  bindings ??= loadBindings();
  const { SchemaEngine } = await bindings;
  const ignoreLog = () => undefined;
  // The engine requires a schema to start, even one with only a provider.
  const datamodels: [string, string][] = [
    ["schema.prisma", 'datasource db {\n  provider = "postgresql"\n}\n'],
  ];
  return SchemaEngine.new({ datamodels }, ignoreLog, bindMigrationAwareSqlAdapterFactory(adapter));
}

/** Loaded once per process: the bindings hold one instance, and a second one would replace the memory of the first. */
let bindings: ReturnType<typeof loadBindings> | undefined;

async function loadBindings() {
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: rejectPanic } });
  const loaded = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const folder = path.dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));
  const module = await WebAssembly.compile(await readFile(path.join(folder, "schema_engine_bg.wasm")));
  const instance = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": importsOf(loaded) });
  initialize(loaded, instance.exports);
  return loaded;
}

/** Runs each script as a whole, and keeps PostgreSQL's error. */
class WholeScriptAdapter extends PrismaPg {
  rejection: unknown;
  readonly #pool: Pool;
  readonly #run: Run;

  constructor(pool: Pool, run: Run) {
    super(pool);
    this.#pool = pool;
    this.#run = run;
  }

  override async connect() {
    const connection = await super.connect();
    connection.executeScript = async (script) => {
      try {
        await this.#run(this.#pool, script);
      } catch (error) {
        this.rejection = error;
        throw error;
      }
    };
    return connection;
  }
}

/** Throws the message that the engine passes to this function before it stops. */
function rejectPanic(message: string): never {
  throw new Error(`Prisma's schema engine stopped: ${message}`);
}

/**
 * Keeps the engine's timers from delaying the end of the process: its ten-second timeout for a lock remains
 * after the work is done.
 */
function importsOf(bindings: object): WebAssembly.ModuleImports {
  const imports = { ...bindings } as WebAssembly.ModuleImports;
  for (const name of Object.keys(imports).filter((key) => key.startsWith("__wbg_setTimeout_"))) {
    imports[name] = (callback: () => void, milliseconds: number) =>
      setTimeout(callback, milliseconds).unref();
  }
  return imports;
}

/** Starts the engine with two functions that its loader calls but its types omit. */
function initialize(bindings: object, exports: WebAssembly.Exports): void {
  const { __wbg_set_wasm: setWasm } = bindings as { __wbg_set_wasm: (exports: WebAssembly.Exports) => void };
  setWasm(exports);
  const { __wbindgen_start: start } = exports as { __wbindgen_start: () => void };
  start();
}
