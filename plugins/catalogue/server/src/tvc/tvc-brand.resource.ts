import { z } from 'zod';
import { defineResource, type BaseRow } from '@mayorista/kernel';
import { recordId, text, wholeNumber } from '../input';
import { refuseUsed } from '../refuse-used';
import { tables, uids } from '../uids';
import { brandsTvc } from './tvc-brand.answer';

interface TvcBrandRow extends BaseRow {
  readonly name: string;
  readonly status: number;
  readonly brand?: { id: number; name: string } | null;
  readonly main_image?: { url: string } | null;
}

const tvcBrandInput = z.object({ name: text(120), status: wholeNumber(0, 1).default(1), brand: recordId.nullish() });

/** TVC's own brands, each perhaps one of ours (decisions, Model). status 1 = active. */
export const tvcBrandResource = defineResource<TvcBrandRow>()({
  path: '/brands-tvc',
  uid: uids.tvcBrand,
  label: 'marca TVC',
  search: ['name'],
  filters: ['status'],
  params: { activeBrands: (value) => (value === 'false' || value === '0' ? {} : { status: 1 }) },
  populate: ['brand', 'main_image'],
  order: { name: 'asc' },
  read: { needs: 'brands.read' },
  create: { needs: 'brands.write', schema: tvcBrandInput },
  update: { needs: 'brands.write', schema: tvcBrandInput.partial() },
  remove: {
    needs: 'brands.write',
    async before({ tx }, current) {
      await refuseUsed(tx, tables.productTvcBrand, { tvc_brand_id: current.id }, 'has_products');
    },
  },
  output: brandsTvc,
  serialize: (row) => ({
    id: row.id,
    name: row.name,
    status: row.status,
    brand_id: row.brand?.id ?? null,
    brand_name: row.brand?.name ?? null,
    image_full_path: row.main_image?.url ?? null,
  }),
});
