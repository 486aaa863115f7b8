import { z } from 'zod';
import { defineResource, type BaseRow } from '@mayorista/kernel';
import { recordId, wholeNumber } from '../input';
import { refuseUsed } from '../refuse-used';
import { tables, uids } from '../uids';

interface BrandRow extends BaseRow {
  readonly name: string;
  readonly web_page: string | null;
  readonly status: number;
  readonly main_image?: { url: string } | null;
}

const brandInput = z.strictObject({
  name: z.string().trim().min(1).max(120),
  web_page: z.url('invalid').max(300).nullish(),
  status: wholeNumber(0, 1).default(1),
  main_image: recordId.nullish(),
});

/** Brands (spec catalogue 7, Brands and categories). status 1 = active. */
export const brandResource = defineResource<BrandRow>()({
  path: '/brands',
  uid: uids.brand,
  label: 'marca',
  search: ['name'],
  filters: ['status'],
  params: { activeBrands: (value) => (value === 'false' || value === '0' ? {} : { status: 1 }) },
  populate: ['main_image'],
  order: { name: 'asc' },
  read: { needs: 'brands.read' },
  create: { needs: 'brands.write', schema: brandInput },
  update: { needs: 'brands.write', schema: brandInput.partial() },
  remove: {
    needs: 'brands.write',
    async before({ tx }, current) {
      await refuseUsed(tx, tables.productBrand, { brand_id: current.id }, 'has_products');
    },
  },
  serialize: (row) => ({
    id: row.id,
    name: row.name,
    web_page: row.web_page,
    status: row.status,
    image_full_path: row.main_image?.url ?? null,
  }),
});
