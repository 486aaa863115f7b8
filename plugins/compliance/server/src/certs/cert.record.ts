import { z } from 'zod';
import { defineRecord, today, type FieldError, type MoveContext, type Tx } from '@mayorista/kernel';
import type { ColumnsOf, RowOf, StateOf } from '@mayorista/kernel/shape';
import { nomCert } from '../../../shared/nom-cert.shape';
import { procedureRefusals } from '../documents/document.rules';
import { announceProducts } from '../lights/announce';
import { assignNom } from '../products/check-products';
import { tables } from '../uids';
import { approveCertProducts, nameProducts, setCertProducts } from './cert.store';

type Shape = typeof nomCert;
type Cert = RowOf<Shape>;
export type CertStatus = StateOf<Shape>;

/** Tells whether a procedure in this state takes no more changes. */
export const isClosed = (status: string): boolean => status === 'approved' || status === 'canceled';

const hasProducts = ({ products }: Cert): FieldError[] =>
  products.length > 0 ? [] : [{ code: 'products_required', field: 'product_ids' }];

/** Builds the effect of a move: the day a procedure is closed stands as long as it is. */
const closing =
  (to: CertStatus, settle?: (tx: Tx, certId: number) => Promise<void>) =>
  async ({ tx, record }: MoveContext<Shape, keyof Shape['moves']>): Promise<ColumnsOf<Shape>> => {
    await settle?.(tx, record.id);
    return { closed_on: isClosed(to) ? (record.closed_on ?? today()) : null };
  };

const reset = (tx: Tx, certId: number): Promise<void> => setCertProducts(tx, certId, 'pending');

/** Serves certification procedures and their products (spec catalogue 7, NOM compliance; decisions, Model). */
export const certs = defineRecord(nomCert, {
  // PUT and PATCH take a state too: see cert.routes.ts.
  omits: ['update'],
  initial: ({ given }) => ({ requested_on: given.requested_on ?? today() }),
  check: ({ requested_on, expected_on, closed_on }) =>
    procedureRefusals({ requestedOn: requested_on, expectedOn: expected_on, closedOn: closed_on }),
  async checkIn({ tx, record, before }) {
    const inactive = (await tx.trx(tables.nom).where({ id: record.nom_id, is_active: false }).first('id')) as unknown;
    const twin = (await tx.trx(tables.cert).where({ folio: record.folio }).first('id')) as { id: number } | undefined;
    return [
      ...(inactive !== undefined && record.nom_id !== before?.nom_id
        ? [{ code: 'nom_inactive', field: 'nom_id' }]
        : []),
      ...(twin !== undefined && twin.id !== before?.id ? [{ code: 'folio_taken', field: 'folio' }] : []),
    ];
  },
  // A product that joins a procedure is under its norm.
  async afterWrite({ tx, before, after }) {
    const former = new Set(before?.products.map(({ product_id: id }) => id));
    const joined = (after?.products ?? []).map(({ product_id: id }) => id).filter((id) => !former.has(id));
    if (after === null || joined.length === 0) return;
    await assignNom(tx, after.nom_id, joined);
    await announceProducts(tx, joined);
  },
  computedOutput: {
    nom_code: z.string().nullable(),
    certification_agency_name: z.string().nullable(),
    responsible_name: z.string().nullable(),
    products: z
      .array(
        z.strictObject({
          product_id: z.int(),
          status: z.enum(['pending', 'in_review', 'approved', 'rejected']),
          sku: z.string().nullable(),
          model: z.string().nullable(),
        }),
      )
      .optional(),
  },
  computed: async (strapi, rows) => {
    const named = await nameProducts(strapi, rows);
    return (row, { nom, certification_agency: agency, responsible, products }) => ({
      nom_code: nom.name,
      certification_agency_name: agency?.name ?? null,
      responsible_name: responsible?.name ?? null,
      ...(products === undefined ? {} : { products: named(row) }),
    });
  },
  moves: {
    send: { guard: hasProducts, effect: closing('in_review', (tx, id) => setCertProducts(tx, id, 'in_review')) },
    cancel: { effect: closing('canceled') },
    approve: { needs: 'nom-products.approve', guard: hasProducts, effect: closing('approved', approveCertProducts) },
    reject: { effect: closing('rejected', (tx, id) => setCertProducts(tx, id, 'rejected')) },
    return: { effect: closing('open', reset) },
    reopen: { effect: closing('open', reset) },
  },
});
