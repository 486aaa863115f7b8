import { defineRecord, nowInstant } from '@mayorista/kernel';
import { taxAlert } from '../../../shared';
import { companyRowsInReach } from '../companies/company-rows';

const needs = 'tax-alerts.write';

/** Serves alerts of article 69-B. The platform opens and ends them by the list; staff say what they decided. */
export const taxAlerts = defineRecord(taxAlert, {
  found: { needs: 'tax-alerts.write' },
  omits: ['create', 'update', 'remove'],
  scope: companyRowsInReach,
  waits: { open: { label: ['alerta 69-B por revisar', 'alertas 69-B por revisar'] } },
  moves: {
    review: {
      needs,
      effect: ({ actor, input: { note } }) =>
        Promise.resolve({ note, decided_by: actor.name, decided_at: nowInstant() }),
    },
    end: { needs, may: (_record, { kind }) => kind === 'system' },
    reopen: { needs, effect: () => Promise.resolve({ note: null, decided_by: null, decided_at: null }) },
  },
});
