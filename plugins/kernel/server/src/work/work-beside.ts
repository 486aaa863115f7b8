import type { Core } from '@strapi/strapi';
import { troubleTeller } from '../dependencies/tell-trouble';
import { startLoop, type Loop } from '../jobs/loop';

const loops = new WeakMap<Core.Strapi, Loop[]>();

interface Beside {
  /** Named in the log when it fails. */
  readonly label: string;
  /** The milliseconds between its turns while it has nothing to do. */
  readonly everyMs: number;
}

/**
 * Lets this process do something beside its requests, in turns: `turn` is called again at once, after what has come in meanwhile, while it
 * returns true. Call it at bootstrap: what a request begins would go on as its caller. It ends when the platform stops.
 */
export function workBeside(strapi: Core.Strapi, { label, everyMs }: Beside, turn: () => Promise<boolean>): void {
  const work = async (): Promise<boolean> => {
    const hasMore = await turn();
    if (hasMore) await new Promise((resolve) => setImmediate(resolve));
    return hasMore;
  };
  loops.set(strapi, [...(loops.get(strapi) ?? []), startLoop(work, everyMs, troubleTeller(strapi, label))]);
}

/** Resolves when the last turns have ended. */
export async function endWorkBeside(strapi: Core.Strapi): Promise<void> {
  await Promise.all((loops.get(strapi) ?? []).map((loop) => loop.stop()));
  loops.delete(strapi);
}
