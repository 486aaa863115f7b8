import { z } from 'zod';
import {
  defineRoute,
  emit,
  inTransaction,
  insertRows,
  getKnex,
  recordAudit,
  ValidationError,
  rejectUnknown,
  service,
  throwIfAny,
  unpagedList,
  type Actor,
  type Core,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { brands } from '@mayorista/catalogue/shared';
import { percent, publicId } from '../fields.schema';
import { discountsChanged } from '../events';
import { judgeLimit } from '../giving/judge-limit';
import { tables } from '../uids';
import { companyTypes, distributorTypeDiscountConfigListOutput } from './type-discounts.answer';

interface TypeRow {
  readonly id: number;
  readonly company_type: string;
  readonly brand_id: number | null;
  readonly discount: string | number;
  readonly set_by: string | null;
}

const typeInput = z.strictObject({
  configs: z
    .array(z.strictObject({ company_type: z.enum(companyTypes), brand_id: publicId.nullish(), discount: percent }))
    .max(500),
});

type Config = z.output<typeof typeInput>['configs'][number];

/** Refuses what is above its writer's limit, but for what stands already. */
async function judgeTypes(tx: Tx, actor: Actor, configs: readonly Config[]): Promise<FieldError[]> {
  const rows = (await tx.trx(tables.typeDiscount)) as TypeRow[];
  return judgeLimit(
    tx,
    actor,
    configs.map(({ company_type: type, brand_id: brand = null, discount }, at) => ({
      field: `configs.${at}.discount`,
      percent: discount,
      before: rows.find(({ company_type, brand_id }) => company_type === type && brand_id === brand)?.discount ?? null,
    })),
  );
}

async function replaceTypes(tx: Tx, configs: z.output<typeof typeInput>['configs'], setBy: string): Promise<void> {
  const keys = configs.map(({ company_type: type, brand_id: brand }) => `${type}:${brand ?? ''}`);
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (repeated >= 0) throw new ValidationError([{ code: 'discount_repeated', field: `configs.${repeated}.brand_id` }]);
  await rejectUnknown(
    tx,
    configs.map(({ brand_id: id }, index) => ({ field: `configs.${index}.brand_id`, to: brands, id })),
  );
  await tx.trx(tables.typeDiscount).delete();
  await insertRows(
    tx,
    tables.typeDiscount,
    configs.map(({ company_type, brand_id, discount }) => ({
      company_type,
      brand_id: brand_id ?? null,
      discount,
      set_by: setBy,
    })),
  );
}

const typeConfigs = async (strapi: Core.Strapi) => {
  const rows = (await getKnex(strapi)(tables.typeDiscount).orderBy('company_type').orderBy('id')) as TypeRow[];
  const names = await service(strapi, 'catalogue.brands').namesOf(rows.flatMap(({ brand_id: id }) => id ?? []));
  const configs = rows.map((row) => ({
    id: row.id,
    company_type: row.company_type,
    brand_id: row.brand_id,
    brand_name: row.brand_id === null ? null : (names.get(row.brand_id) ?? null),
    discount: String(row.discount),
    set_by: row.set_by,
  }));
  // Of each type what holds for all brands first, then brand by brand.
  const nameOf = ({ brand_name: name }: (typeof configs)[number]) => name ?? '';
  return unpagedList(
    configs.sort(
      (one, other) =>
        one.company_type.localeCompare(other.company_type) || nameOf(one).localeCompare(nameOf(other), 'es'),
    ),
  );
};

/** Discounts by type of distributor, saved as one list (spec people-and-crm 7, Discounts and company data). */
export const typeDiscountRoutes = [
  defineRoute({
    method: 'GET',
    path: '/distributor-type-discount-configs',
    noun: 'distributor-type-discount-configs',
    action: 'find',
    needs: 'company-discounts.read',
    summary: 'Descuentos por tipo de distribuidor',
    output: distributorTypeDiscountConfigListOutput,
    handle: ({ strapi }) => typeConfigs(strapi),
  }),
  defineRoute({
    method: 'POST',
    path: '/distributor-type-discount-configs',
    noun: 'distributor-type-discount-configs',
    action: 'create',
    needs: 'company-discounts.write',
    summary: 'Guardar los descuentos por tipo de distribuidor',
    input: typeInput,
    output: distributorTypeDiscountConfigListOutput,
    async handle({ strapi, actor, input }) {
      await inTransaction(strapi, async (tx) => {
        throwIfAny(await judgeTypes(tx, actor, input.configs));
        await replaceTypes(tx, input.configs, actor.name);
        await recordAudit(tx, actor, {
          modelType: 'distributor-type-discount-configs',
          modelId: 0,
          action: 'changed',
          after: { configs: input.configs },
        });
        await emit(tx, discountsChanged, { companyId: null });
      });
      return typeConfigs(strapi);
    },
  }),
];
