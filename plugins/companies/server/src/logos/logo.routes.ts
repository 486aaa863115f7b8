import type { Knex } from 'knex';
import { z } from 'zod';
import {
  checkUpload,
  defineRoute,
  getKnex,
  insertRow,
  inTransaction,
  keepingFiles,
  NotFoundError,
  pathId,
  recordAudit,
  reject,
  removeFile,
  storeGeneratedFile,
  type Actor,
  type KeptFile,
  type RouteDefinition,
  type RouteRequest,
  type Tx,
} from '@mayorista/kernel';
import { companyLogo } from '../../../shared';
import { companyRowsInReach } from '../companies/company-rows';
import { tables } from '../uids';
import { withLogo } from './logo';
import type { Crop } from './logo.parser';
import { companyLogoOutput } from './logo.answer';

const { table } = companyLogo;
const side = z.number().int().min(0).max(20_000);
const length = side.min(1);
const input = z.object({ crop: z.strictObject({ x: side, y: side, width: length, height: length }).nullish() });

async function requireCompany(
  knex: Knex,
  { strapi, actor }: Pick<RouteRequest, 'strapi' | 'actor'>,
  id: number,
): Promise<void> {
  const query = knex(knex(tables.company).where({ id }).select({ company_id: 'id' }).as('company'));
  companyRowsInReach(query, actor, strapi);
  if ((await query.first('company_id')) === undefined) throw new NotFoundError();
}

/** Finds the file of a company's logo, by the caller's knex; null when there is none. */
export async function findLogo(knex: Knex, companyId: number): Promise<number | null> {
  const row = (await knex(table).where({ company_id: companyId }).first('logo_id')) as
    { logo_id: number | null } | undefined;
  return row?.logo_id ?? null;
}

async function keep(tx: Tx, actor: Actor, companyId: number, kept: KeptFile): Promise<void> {
  const terms = { companyId, model: { type: 'company', id: companyId }, needs: 'company-addresses.read' };
  const fileId = await storeGeneratedFile(tx, kept, terms);
  const former = await findLogo(tx.trx, companyId);
  const changed = await tx.trx(table).where({ company_id: companyId }).update({ logo_id: fileId });
  if (changed === 0) await insertRow(tx, table, { company_id: companyId, logo_id: fileId });
  if (former !== null) await removeFile(tx, former);
  await recordAudit(tx, actor, { modelType: 'company-distributors', modelId: companyId, action: 'logo-changed' });
}

async function save(request: RouteRequest<{ readonly crop?: Crop | null | undefined }>) {
  const { strapi, actor, params, files } = request;
  const id = pathId(params);
  await requireCompany(getKnex(strapi), request, id);
  const file = files.find(({ field, sizeBytes }) => field === 'logo' && sizeBytes > 0) ?? reject('required', 'logo');
  await checkUpload(file, { maxBytes: 5 * 1024 * 1024, extensions: ['png', 'jpg', 'jpeg', 'webp'] });
  await withLogo(file.path, request.input.crop ?? null, (path) =>
    keepingFiles([{ path, name: 'logo.png', mime: 'image/png' }], ([kept]) =>
      inTransaction(strapi, (tx) => keep(tx, actor, id, kept)),
    ),
  );
  return view(request, id);
}

async function view({ strapi }: Pick<RouteRequest, 'strapi'>, companyId: number) {
  const fileId = await findLogo(getKnex(strapi), companyId);
  return {
    data: { id: companyId, logo: fileId === null ? null : { id: fileId, url: `/api/private-files/${fileId}` } },
    id: companyId,
    meta: {},
  };
}

const saving = (method: 'POST' | 'PUT'): RouteDefinition =>
  defineRoute({
    method,
    path: '/company-logos/:id',
    noun: 'company-logos',
    action: method === 'PUT' ? 'update' : 'save',
    needs: 'company-logos.write',
    summary: 'Guardar el logo de una empresa (multipart: logo, data con crop)',
    isRepeatable: true,
    input,
    output: companyLogoOutput,
    handle: (request) => save(request as never),
  });

/** The logo of a company, called by the company's id: multipart, POST with `_method` PUT (spec storefront 7). */
export const logoRoutes: readonly RouteDefinition[] = [
  saving('POST'),
  saving('PUT'),
  defineRoute({
    method: 'GET',
    path: '/company-logos/:id',
    noun: 'company-logos',
    action: 'findOne',
    needs: 'company-addresses.read',
    summary: 'El logo de una empresa',
    output: companyLogoOutput,
    async handle(request) {
      const id = pathId(request.params);
      await requireCompany(getKnex(request.strapi), request, id);
      return view(request, id);
    },
  }),
];
