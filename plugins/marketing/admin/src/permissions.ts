import { needing } from '@mayorista/kernel/panel';

export const readsLandings = needing('landings.read');
export const activatesLandings = needing('landings.activate');
