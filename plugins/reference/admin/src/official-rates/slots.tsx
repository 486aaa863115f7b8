import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { officialRate } from '../../../shared';
import { UploadButton } from './UploadButton';

/** What is special on the pages of official rates: Banco de México's own file brings many. */
export const officialRateSlots: RecordSlots<typeof officialRate> = { list: { toolbar: UploadButton } };
