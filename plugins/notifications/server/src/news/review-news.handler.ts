import { inTransaction, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { Words } from '@mayorista/kernel/shared';
import { tell } from '../sendings/give-notice';

interface ReviewNews {
  readonly reviewId: number;
  readonly version: number;
  readonly userId: number;
  readonly productId: number;
  readonly status: 'published' | 'rejected';
}

interface Named {
  readonly name_es: string;
  readonly name_en: string | null;
}

const namesOf = (product: Named | undefined, id: number): Words =>
  product === undefined
    ? { es: `Producto ${id}`, en: `Product ${id}` }
    : { es: product.name_es, en: product.name_en ?? product.name_es };

export const run: JobHandler<ReviewNews> = async ({ strapi, payload }) => {
  const { reviewId, version, userId, productId, status } = payload;
  const [product] = await service(strapi, 'catalogue.cards').rows([productId]);
  await inTransaction(strapi, (tx) =>
    tell(tx, {
      key: `product-review:${reviewId}:${version}:${status}`,
      userIds: [userId],
      code: `review_${status}`,
      params: { product: namesOf(product, productId) },
      url: `/products/${productId}?reviews`,
    }),
  );
};
