import { z } from 'zod';
import { recordOutput } from '@mayorista/kernel';
import { companyFiscalDatas } from './company-fiscal-data.record';

/** The fiscal data as they are; a change that waits to be authorised is named beside them. */
export const companyFiscalDataOutput = recordOutput(companyFiscalDatas.outputs.one).extend({
  meta: z.strictObject({ pending_change_id: z.int().nullable() }),
});
