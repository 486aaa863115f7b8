import type { Deps } from '@mayorista/kernel';
export const billingDemo = ({ strapi }: Deps) => ({ load: (): Promise<void> => { void strapi; return Promise.resolve(); } });
