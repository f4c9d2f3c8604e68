import { PostgresQueryCompiler, type RootOperationNode } from "kysely";

/** Stands where a call's value is filled in. */
export class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Numbers slots by their names, so that one that is used twice is sent once, and writes plain values into the text. */
export class SlotCompiler extends PostgresQueryCompiler {
  readonly #numbers = new Map<string, number>();

  override compileQuery(node: RootOperationNode, id: Parameters<PostgresQueryCompiler["compileQuery"]>[1]) {
    this.#numbers.clear();
    return super.compileQuery(node, id);
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Slot)) {
      this.appendImmediateValue(value);
      return;
    }
    const number = this.#numbers.get(value.name) ?? this.#numbers.size + 1;
    if (number > this.#numbers.size) this.addParameter(value);
    this.#numbers.set(value.name, number);
    this.append(`$${number}`);
  }
}
