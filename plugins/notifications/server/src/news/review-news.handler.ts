import { inTransaction, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { tell } from '../sendings/give-notice';

interface ReviewNews {
  readonly reviewId: number;
  readonly version: number;
  readonly userId: number;
  readonly productId: number;
  readonly status: 'published' | 'rejected';
}

export const run: JobHandler<ReviewNews> = async ({ strapi, payload }) => {
  const { reviewId, version, userId, productId, status } = payload;
  const [product] = await service(strapi, 'catalogue.cards').rows([productId]);
  await inTransaction(strapi, (tx) =>
    tell(tx, {
      key: `product-review:${reviewId}:${version}:${status}`,
      userIds: [userId],
      title: status === 'published' ? 'Publicamos tu opinión' : 'Revisamos tu opinión y no se publicó',
      message: product?.name_es ?? `Producto ${productId}`,
      url: `/products/${productId}?reviews`,
    }),
  );
};
