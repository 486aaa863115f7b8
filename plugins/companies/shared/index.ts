/** What other plugins' shapes refer to. */
export { companies } from './referables';
