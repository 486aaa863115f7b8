import { changes } from '@mayorista/kernel/panel';

const sheets = changes();

/** Tells whatever shows a product's compliance on this screen that it changed: the side panel, its actions, its page. */
export const announceSheet = sheets.announce;
export const onSheetChange = sheets.listen;
