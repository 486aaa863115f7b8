import { z } from 'zod';
import {
  defineRecord,
  getKnex,
  nowInstant,
  service,
  type Actor,
  type Core,
  type FieldError,
  instantOutput,
  dayOutput,
} from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import { distributorRegistry, registryDocumentLabels, type RegistryDocumentType } from '../../../shared';
import { acceptRegistry, judgeAcceptance } from '../prospects/accept-registry';
import type { Listing } from '@mayorista/reference/contract';
import { findAdverse } from '../tax-alerts/adverse';
import { tables } from '../uids';
import { judgeTyped } from './registry.rules';
import { judgeWholeIn } from './judge-whole';
import { tellRedirected, tellSubmitted } from './registry-mails';

export type RegistryRow = RowOf<typeof distributorRegistry>;
const write = 'distributor-registries.write';
const cleared = { sub_wholesaler: null, reason: null } as const;

/** Serves prospects: visitors write them step by step, the house interviews and accepts (spec people 7, Distributor registry interviews). */
export const distributorRegistries = defineRecord(distributorRegistry, {
  aliases: ['/distributor-registry-interviews'],
  omits: ['create', 'update', 'remove'],
  scope: prospectsInReach,
  check: judgeTyped,
  checkIn: ({ tx, record, before }) => refuseKnownRfc(tx.trx, record.rfc, before?.id ?? null),
  waits: {
    submitted: { label: ['prospecto por atender', 'prospectos por atender'], needs: write },
    interview: {
      label: ['prospecto en entrevista por decidir', 'prospectos en entrevista por decidir'],
      needs: 'distributor-registries.accept',
      lateAfterHours: 72,
    },
  },
  moves: {
    submit: {
      needs: write,
      guard: judgeSubmission,
      effect: async ({ tx, record }) => {
        await tellSubmitted(tx, record);
        return { submitted_at: nowInstant() };
      },
    },
    interview: {
      needs: write,
      effect: ({ actor, record }) =>
        Promise.resolve({
          interviewed_at: nowInstant(),
          attended_by_id: record.attended_by_id ?? (actor.kind === 'person' ? actor.id : null),
        }),
    },
    accept: { needs: 'distributor-registries.accept', guard: judgeAcceptance, effect: acceptRegistry },
    redirect: {
      needs: write,
      effect: async ({ tx, record, input: { sub_wholesaler: to, reason } }) => {
        await tellRedirected(tx, record, to);
        return { sub_wholesaler: to, reason: reason ?? null };
      },
    },
    discard: { needs: write, effect: ({ input: { reason } }) => Promise.resolve({ reason: reason ?? null }) },
    restore: {
      needs: write,
      // What was thrown away half written comes back as what it would be sent as.
      guard: judgeSubmission,
      effect: ({ record }) => Promise.resolve({ ...cleared, submitted_at: record.submitted_at ?? nowInstant() }),
    },
  },
  computedOutput: {
    tax_listing: z
      .strictObject({ situation: z.string(), list_day: dayOutput })
      .nullable()
      .meta({ description: 'Su lugar en la lista del artículo 69-B' }),
    distributor_registry_id: z.int(),
    next_call_at: instantOutput.nullable(),
    registry_documents: z.array(
      z.strictObject({
        id: z.int(),
        type: z.enum(Object.keys(registryDocumentLabels) as [RegistryDocumentType, ...RegistryDocumentType[]]),
        problems: z.string().nullable(),
        file_id: z.int().nullable(),
      }),
    ),
  },
  computed: async (strapi, rows) => {
    const ids = rows.map(({ id }) => id);
    const listed = await findAdverse(
      strapi,
      rows.flatMap(({ rfc }) => rfc ?? []),
    );
    const documents = (await getKnex(strapi)(tables.registryDocument)
      .whereIn('distributor_registry_id', ids)
      .select('id', 'type', 'problems', 'file_id', 'distributor_registry_id')) as ({
      distributor_registry_id: number;
    } & Record<string, unknown>)[];
    const calls = (await getKnex(strapi)(tables.registryCallSchedule)
      .whereIn('distributor_registry_id', ids)
      .where('scheduled_at', '>', new Date())
      .groupBy('distributor_registry_id')
      .select('distributor_registry_id')
      .min({ at: 'scheduled_at' })) as unknown as { distributor_registry_id: number; at: number | string | Date }[];
    const nextCall = new Map(calls.map(({ distributor_registry_id: id, at }) => [id, new Date(at).toISOString()]));
    return ({ id, rfc }) => ({
      tax_listing: listingOf(listed.get(rfc ?? '')),
      distributor_registry_id: id,
      next_call_at: nextCall.get(id) ?? null,
      registry_documents: documents
        .filter((each) => each.distributor_registry_id === id)
        .map(({ distributor_registry_id: _of, ...each }) => each),
    });
  },
});

const listingOf = (listing: Listing | undefined) =>
  listing === undefined ? null : { situation: listing.label, list_day: listing.listDay };
/** Tells whether somebody has anything to do with people who are no customers yet: salesmen do, and nobody else of the store. */
export const dealsWithProspects = ({ kind, roles, companyId }: Actor): boolean =>
  kind === 'person' ? companyId === null && roles.includes('salesman') : kind !== 'public';

/** A salesman attends prospects of their own and their people's, and those nobody attends yet; others who work for the house, and customers, none. */
function prospectsInReach(query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi): void {
  if (!dealsWithProspects(actor)) return void query.whereRaw('1 = 0');
  const { kind, id } = actor;
  if (kind !== 'person' || id === null) return;
  const team = service(strapi, 'people.teams').members(getKnex(strapi), id);
  query.where((any) => void any.whereNull('attended_by_id').orWhereIn('attended_by_id', team));
}

/** Lists why a registration is not one that was sent: what it lacks, and an RFC that somebody else came with since it was typed. */
async function judgeSubmission(row: RegistryRow, knex: Knex): Promise<FieldError[]> {
  return [...(await judgeWholeIn(row, knex)), ...(await refuseKnownRfc(knex, row.rfc, row.id))];
}

/** An RFC that is a company's already, or another applicant's in the course of it: told without saying whose. */
async function refuseKnownRfc(knex: Knex, rfc: string | null, ownId: number | null): Promise<FieldError[]> {
  if (rfc === null) return [];
  const company = await knex(tables.company).where({ rfc }).first('id');
  const others = knex(tables.registry).where({ rfc }).whereIn('stage', ['submitted', 'interview']);
  if (ownId !== null) void others.whereNot({ id: ownId });
  return company === undefined && (await others.first('id')) === undefined
    ? []
    : [{ code: 'rfc_registered', field: 'rfc' }];
}
