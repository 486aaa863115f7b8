import { builtKernel } from './served';

/** The server's clock. `clock.at('2026-03-02')` freezes it, `clock.run()` lets it go on. */
export const clock = {
  at: (moment: string): void => builtKernel().freezeClock(moment),
  run: (): void => builtKernel().freezeClock(null),
};
