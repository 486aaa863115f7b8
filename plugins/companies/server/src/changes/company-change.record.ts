import { changeShaped, defineRecord, nowInstant } from '@mayorista/kernel';
import { companyChange } from '../../../shared';
import { companyRowsInReach } from '../companies/company-rows';
import { companyFiscalDatas } from '../fiscal-datas/company-fiscal-data.record';
import { findFiscalDataId } from '../fiscal-datas/fiscal-data.store';

const needs = 'company-changes.write';

/** Serves what companies want to change of their fiscal identity; approving writes it. */
export const companyChanges = defineRecord(companyChange, {
  omits: ['create', 'update', 'remove'],
  scope: companyRowsInReach,
  waits: {
    pending: { label: ['cambio de datos fiscales por autorizar', 'cambios de datos fiscales por autorizar'], needs },
  },
  moves: {
    approve: {
      needs,
      async effect({ tx, actor, record }) {
        const id = await findFiscalDataId(tx.trx, record.company_id);
        const { rfc, business_name, tax_regime_id, cfdi_use_id, zip_code, fiscal_address } = record;
        const input = { rfc, business_name, tax_regime_id, cfdi_use_id, zip_code, fiscal_address };
        if (id !== null) await changeShaped(companyFiscalDatas, tx, actor, { id, input, expected: null });
        return { decided_by: actor.name, decided_at: nowInstant() };
      },
    },
    reject: {
      needs,
      effect: ({ actor, input: { reason } }) =>
        Promise.resolve({ decided_by: actor.name, decided_at: nowInstant(), reason }),
    },
    replace: { needs, may: (_record, { kind }) => kind === 'system' },
  },
});
