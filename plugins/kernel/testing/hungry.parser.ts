const megabyte = 1024 * 1024;

/** An order to the parser of the pool's tests. */
export type Hunger =
  | { readonly does: 'answers' }
  | { readonly does: 'throws' }
  | { readonly does: 'dies' }
  /** Never answers, without computing anything. */
  | { readonly does: 'sleeps' }
  /** Computes in one piece, for ever. */
  | { readonly does: 'loops' }
  /** Fills memory that no heap knows of. */
  | { readonly does: 'fills'; readonly megabytes: number }
  /** Answers, and holds so much from then on. */
  | { readonly does: 'keeps'; readonly megabytes: number }
  | { readonly does: 'waits'; readonly ms: number };

const kept: Buffer[] = [];

/** The facts that a process tells of itself. */
export interface Told {
  readonly pid: number;
  readonly variables: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Does what a hostile file would have a parser do. */
export async function run(hunger: Hunger): Promise<Told> {
  const from = Date.now();
  switch (hunger.does) {
    case 'answers':
      break;
    case 'throws':
      throw new Error('no such file');
    case 'dies':
      return process.exit(3);
    case 'sleeps':
      await new Promise(() => undefined);
      break;
    case 'loops':
      for (;;) Math.sqrt(2);
    case 'fills': {
      const held: Buffer[] = [];
      while (held.length < hunger.megabytes) held.push(Buffer.alloc(megabyte, 1));
      break;
    }
    case 'keeps':
      kept.push(Buffer.alloc(hunger.megabytes * megabyte, 1));
      break;
    case 'waits':
      await new Promise((resolve) => setTimeout(resolve, hunger.ms));
  }
  return { pid: process.pid, variables: Object.keys(process.env).sort(), from, to: Date.now() };
}
