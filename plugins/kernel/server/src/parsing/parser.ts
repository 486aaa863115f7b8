import path from 'node:path';

/**
 * A parser of what others send: a file whose `run` takes the input and returns what is found, both plain values. It runs in a process of
 * its own, which ends without a trace where it needs more than this.
 */
export interface Parser<Input, Output> {
  /** 'kernel.drawing': the plugin and what is parsed. */
  readonly name: string;
  /** The path of the file, without its extension. */
  readonly file: string;
  /** Seconds of computing; ten times as many may pass on a busy machine. */
  readonly mostSeconds: number;
  /** Megabytes of memory of the whole process, buffers and libraries of C included. */
  readonly mostMegabytes: number;
  /** Keeps the types of what `run` takes and returns; never called. */
  readonly types?: (input: Input) => Output;
}

/** The function that a parser's file exports. */
export type Parse<Input, Output> = (input: Input) => Output | Promise<Output>;

/** The finding of a parser; or why there is none. */
export type Parsed<Output> =
  | { readonly value: Output }
  /** `heavy`: it took more time or memory than its parser may. `failed`: it is nothing that the parser's library can read. */
  | { readonly problem: 'heavy' | 'failed' };

/** Declares a parser: `defineParser<Input, Output>({ name: 'kernel.drawing', file: path.join(__dirname, 'drawing.parser'), … })`. */
export const defineParser = <Input, Output>(parser: Parser<Input, Output>): Parser<Input, Output> => parser;

/** Returns the built file of a source: a process of its own cannot load TypeScript, from which tests of single functions run. */
export function builtFile(file: string): string {
  const parts = file.split(path.sep);
  const at = parts.lastIndexOf('plugins') + 2;
  const isBuilt = parts[at] === 'dist';
  return `${isBuilt ? file : [...parts.slice(0, at), 'dist', ...parts.slice(at)].join(path.sep)}.js`;
}
