import { builtFile } from '@mayorista/kernel/testing';

/**
 * A module of the kernel as the booted server has it: the server runs what was built, this test file the sources, and
 * registries exist once in each. `served<typeof import('../src/jobs/registry')>('server/src/jobs/registry')`.
 */
export const served = <Module>(file: string): Module => builtFile<Module>('kernel', file);

export type Kernel = typeof import('@mayorista/kernel');
export const kernel = (): Kernel => served<Kernel>('index');

export async function until(condition: () => Promise<boolean> | boolean, patienceMs = 60_000): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`Not within ${patienceMs} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
