import { NotFoundError, getKnex, formatMessage, type Json, type RouteRequest } from '@mayorista/kernel';
import { readCardSources, type CardSource } from '../../cards/card-source.store';
import { productIdOf } from '../product-id';
import { verdict } from '../publishing/publication.view';
import { setActive, setPublished } from '../publishing/publish-product';
import { changeProduct, type Answer } from './write-product';

type Request = RouteRequest<Json>;

/** PATCH /products/{id}: `togglePublishedInStore`, `activateProduct`, or a plain change of some fields. */
export function patchProduct(request: Request): Promise<Answer> {
  if ('togglePublishedInStore' in request.input) return togglePublished(request);
  if ('activateProduct' in request.input) return toggleActive(request);
  return changeProduct(request);
}

/** Publishes or takes back: what `published_in_store` says, else the opposite of what is. Answers 'NO' with the reasons when it may not. */
async function togglePublished({ strapi, actor, params, input }: Request): Promise<Answer> {
  const product = await existing({ strapi, params });
  const wanted = said(input.published_in_store) ?? !Boolean(product.published_in_store);
  const reasons = await setPublished(strapi, product.id, wanted, actor);
  const message =
    reasons.length > 0
      ? formatMessage('product_not_published')
      : formatMessage(wanted ? 'product_published' : 'product_unpublished');
  return { data: { id: product.id, ...verdict(wanted, reasons) }, meta: { message } };
}

/** Activates or deactivates: what `status` or `active` says, else the opposite of what is (spec catalogue 4). */
export async function toggleActive({ strapi, actor, params, input }: Request): Promise<Answer> {
  const product = await existing({ strapi, params });
  const wanted = said(input.active) ?? said(input.status) ?? Number(product.status) !== 1;
  await setActive(strapi, product.id, wanted, actor);
  return { data: { id: product.id, status: wanted ? 1 : 0 }, meta: {} };
}

async function existing({ strapi, params }: Pick<Request, 'strapi' | 'params'>): Promise<CardSource> {
  const [product] = await readCardSources(getKnex(strapi), [productIdOf(params)]);
  if (product === undefined) throw new NotFoundError();
  return product;
}

const said = (value: unknown): boolean | null =>
  value === undefined || value === null || value === '' ? null : ['true', '1'].includes(String(value));
