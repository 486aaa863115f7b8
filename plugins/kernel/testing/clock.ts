import { builtKernel } from './served';

/** Clock of the server: `clock.at('2026-03-02')` freezes it, `clock.run()` unfreezes it. */
export const clock = {
  at: (moment: string): void => builtKernel().freezeClock(moment),
  run: (): void => builtKernel().freezeClock(null),
};
