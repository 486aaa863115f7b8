import { needing } from '@mayorista/kernel/panel';

export const readsInsights = needing('search.insights');
export const writesSynonyms = needing('search.write');
