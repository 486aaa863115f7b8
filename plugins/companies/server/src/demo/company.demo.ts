import type { Deps } from '@mayorista/kernel';

export const companyDemo = (_deps: Deps) => ({ load: async (): Promise<void> => {} });
