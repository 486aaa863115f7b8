import type { Deps } from '@mayorista/kernel';

export const peopleDemo = (_deps: Deps) => ({ load: async (): Promise<void> => {} });
