import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from './prepared-world';

type Kernel = { freezeClock: (at: string | null) => void };

// The booted server runs what was built, a test file runs the sources: the clock to freeze is the server's.
const served = (): Kernel =>
  createRequire(path.join(repositoryRoot, 'cms', 'server.cjs'))('@mayorista/kernel') as Kernel;

/** The server's clock. `clock.at('2026-03-02')` freezes it, `clock.run()` lets it go on. */
export const clock = {
  at: (moment: string): void => served().freezeClock(moment),
  run: (): void => served().freezeClock(null),
};
