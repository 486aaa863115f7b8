import type { Deps } from '@mayorista/kernel';

export const workforceDemo = (_deps: Deps) => ({
  load: (): Promise<void> => Promise.resolve(),
});
