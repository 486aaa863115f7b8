import type { Deps } from '@mayorista/kernel';

export const complianceDemo = (_deps: Deps) => ({ load: async (): Promise<void> => {} });
