import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { impersonation } from '@mayorista/companies/shared';
import { ActsCard } from './ActsCard';

/** Adds to the page of an acting what was done during it. */
export const impersonationSlots: RecordSlots<typeof impersonation> = {
  record: { sections: ({ record }) => <ActsCard impersonationId={record.id} /> },
};
