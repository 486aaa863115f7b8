import { z } from 'zod';
import { defineRecord, event, nowInstant, instantOutput, type FieldError, say } from '@mayorista/kernel';
import type { RowOf, StateOf } from '@mayorista/kernel/shape';
import type { Knex } from 'knex';
import { incidenceMoved } from '../../../events';
import { incidence } from '../../../shared/incidence.shape';
import { warrantyWords } from '../../../shared/terms';
import { tables } from '../uids';
import { inReach } from './incidence.scope';
import { receivePieces } from './receive-pieces';
import { settle } from './settle';
import { timeline } from './timeline';

export type IncidenceRow = RowOf<typeof incidence>;

const announce = ({ id, state }: { readonly id: number; readonly state: StateOf<typeof incidence> }) =>
  event(incidenceMoved, { incidenceId: id, state });

/** Serves incidences: buyers report them, the house judges, receives and settles (spec storefront 7, Incidences). */
export const incidences = defineRecord(incidence, {
  omits: ['create', 'update', 'remove'],
  scope: inReach,
  companyOf: ({ company_id: id }) => id,
  computedOutput: {
    warranty_label: z.string(),
    timeline: z.array(z.strictObject({ at: instantOutput, label: z.string() })),
  },
  computed: () =>
    Promise.resolve((row) => ({ warranty_label: say(warrantyWords[row.warranty]), timeline: timeline(row) })),
  waits: {
    open: { label: ['incidencia por revisar', 'incidencias por revisar'], needs: 'incidences.judge' },
    in_review: {
      label: ['incidencia por decidir si procede', 'incidencias por decidir si proceden'],
      needs: 'incidences.judge',
      lateAfterHours: 72,
    },
    accepted: {
      label: ['incidencia cuyas piezas se esperan', 'incidencias cuyas piezas se esperan'],
      needs: 'incidences.receive',
      lateAfterHours: 240,
    },
    received: {
      label: ['incidencia por resolver', 'incidencias por resolver'],
      needs: 'incidences.resolve',
      lateAfterHours: 72,
    },
  },
  moves: {
    review: {
      needs: 'incidences.judge',
      effect: () => Promise.resolve({ reviewed_at: nowInstant() }),
      announce,
    },
    accept: {
      needs: 'incidences.judge',
      guard: judgeAcceptance,
      effect: ({ input: { verdict } }) => Promise.resolve({ decided_at: nowInstant(), verdict: verdict ?? null }),
      announce,
    },
    refuse: {
      needs: 'incidences.judge',
      effect: ({ input: { verdict } }) => Promise.resolve({ decided_at: nowInstant(), verdict }),
      announce,
    },
    receive: {
      needs: 'incidences.receive',
      effect: receivePieces,
      announce,
    },
    resolve: { needs: 'incidences.resolve', lock: 'sale_order', effect: settle, announce },
    close: {
      needs: 'incidences.judge',
      effect: () => Promise.resolve({ closed_at: nowInstant() }),
      announce,
    },
  },
});

/** Refuses what is for warranties alone, when there is none. */
async function judgeAcceptance(row: IncidenceRow, knex: Knex): Promise<FieldError[]> {
  if (row.warranty === 'covered') return [];
  const type = (await knex(tables.type).where({ id: row.incidence_type_id }).first('needs_warranty')) as
    { needs_warranty: boolean | number } | undefined;
  return type?.needs_warranty ? [{ code: 'out_of_warranty', params: { status: warrantyWords[row.warranty] } }] : [];
}
