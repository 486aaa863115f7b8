import { ForbiddenError, service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/companies/contract';
import type { CardRow } from '@mayorista/catalogue/contract';
import type { AudienceKind } from '@mayorista/companies/contract';

/** Throws ForbiddenError for whoever sees no stock: people who neither buy for an active company nor work for the house. */
export async function requireStockViewer(strapi: Core.Strapi, actor: Actor): Promise<AudienceKind> {
  const { kind } = await service(strapi, 'companies.audiences').of(actor);
  if (kind === 'visitor') throw new ForbiddenError();
  return kind;
}

/** The product whose stock somebody asks for, and what they are. Throws NotFoundError for a product they may not know of, else as above. */
export async function productForStock(
  strapi: Core.Strapi,
  actor: Actor,
  productId: number,
): Promise<{ readonly product: CardRow; readonly kind: AudienceKind }> {
  const product = await service(strapi, 'catalogue.cards').visibleRow(actor, productId);
  return { product, kind: await requireStockViewer(strapi, actor) };
}
