import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  getKnex,
  NotFoundError,
  recordAudit,
  throwIfAny,
  service,
  unpagedList,
  type Core,
  type FieldError,
  type RouteRequest,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/listings/contract';
import '../../../contract';
import { buyerBranch } from '../branches/buyer-branch';
import { idOf, queryId, recordId } from '../input';
import { productForStock } from '../stock/stock-viewer';
import { choicesOf, replaceChoices, type Choice } from './alternative.store';
import { productAlternativeOutput, productAlternativeListOutput } from './alternative.answer';

const query = z.object({
  product_id: queryId,
  branch_id: queryId.optional(),
  currency: z.enum(['USD', 'MXN'], { error: 'not_an_option' }).optional(),
});
const ids = z.array(recordId).max(50).default([]);
const choiceInput = z.strictObject({ pinned: ids, excluded: ids });

/** GET /product-alternatives: cards of what the buyer's branch can deliver at once instead (spec storefront 2, Alternatives modal). */
async function listAlternatives({
  strapi,
  actor,
  locale,
  query: asked,
}: RouteRequest<unknown, z.output<typeof query>>) {
  await productForStock(strapi, actor, asked.product_id);
  const branchId = (await buyerBranch(strapi, actor)) ?? asked.branch_id ?? null;
  const found = await service(strapi, 'inventory.alternatives').find(asked.product_id, branchId);
  const views = await service(strapi, 'listings.cards').of(
    found.map(({ productId }) => productId),
    { actor, currency: asked.currency ?? null },
    locale,
  );
  const byId = new Map(found.map((each) => [each.productId, each]));
  const order = found.map(({ productId }) => productId);
  const sorted = [...views].sort((a, b) => order.indexOf(Number(a.id)) - order.indexOf(Number(b.id)));
  return unpagedList(
    sorted.map((card) => ({
      ...card,
      is_pinned: byId.get(Number(card.id))?.isPinned ?? false,
      matching_values: byId.get(Number(card.id))?.matchingValues ?? [],
    })),
  );
}

/** The choices of a product by id, and what each product they name is called. */
async function choicesView(strapi: Core.Strapi, productId: number) {
  const choices = await choicesOf(getKnex(strapi), productId);
  const rows = await service(strapi, 'catalogue.cards').rows([
    productId,
    ...choices.map((each) => each.alternative_id),
  ]);
  if (!rows.some(({ id }) => id === productId)) throw new NotFoundError();
  const of = (kind: Choice['kind']) => choices.filter((each) => each.kind === kind).map(({ alternative_id: id }) => id);
  const products = rows
    .filter(({ id }) => id !== productId)
    .map(({ id, model, name_es: name }) => ({ id, model, name }));
  return { data: { id: productId, pinned: of('pinned'), excluded: of('excluded'), products }, meta: {} };
}

async function writeChoices({ strapi, actor, params, input }: RouteRequest<z.output<typeof choiceInput>>) {
  const productId = idOf(params);
  const named = [...input.pinned, ...input.excluded];
  const known = new Set(
    (await service(strapi, 'catalogue.cards').rows([...new Set([productId, ...named])])).map(({ id }) => id),
  );
  if (!known.has(productId)) throw new NotFoundError();
  throwIfAny([...judge(input, 'pinned', productId, known), ...judge(input, 'excluded', productId, known)]);
  await inTransaction(strapi, async (tx) => {
    const before = await choicesOf(tx.trx, productId);
    const after: Choice[] = [
      ...input.pinned.map((id) => ({ alternative_id: id, kind: 'pinned' as const })),
      ...input.excluded.map((id) => ({ alternative_id: id, kind: 'excluded' as const })),
    ];
    await replaceChoices(tx, productId, after);
    await recordAudit(tx, actor, {
      modelType: 'products',
      modelId: productId,
      action: 'alternatives_changed',
      before: { choices: before },
      after: { choices: after },
    });
  });
  return choicesView(strapi, productId);
}

type Choices = z.output<typeof choiceInput>;

/** Each named product exists, is not the product itself, and is named once in both lists. */
function judge(choices: Choices, kind: Choice['kind'], productId: number, known: ReadonlySet<number>): FieldError[] {
  const others = kind === 'excluded' ? choices.pinned : [];
  return choices[kind].flatMap((id, index): FieldError[] => {
    const field = `${kind}.${index}`;
    if (id === productId) return [{ code: 'alternative_to_itself', field }];
    if (!known.has(id)) return [{ code: 'not_found', field }];
    return others.includes(id) || choices[kind].indexOf(id) < index ? [{ code: 'alternative_twice', field }] : [];
  });
}

export const alternativeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/product-alternatives',
    noun: 'product-alternatives',
    action: 'find',
    needs: 'product-alternatives.read',
    summary: 'Alternativas de entrega inmediata',
    query,
    output: productAlternativeListOutput,
    handle: listAlternatives,
  }),
  defineRoute({
    method: 'GET',
    path: '/product-alternatives/:id',
    noun: 'product-alternatives',
    action: 'findOne',
    needs: 'product-alternatives.write',
    summary: 'Alternativas fijadas y excluidas de un producto',
    output: productAlternativeOutput,
    handle: ({ strapi, params }) => choicesView(strapi, idOf(params)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/product-alternatives/:id',
    noun: 'product-alternatives',
    action: 'update',
    needs: 'product-alternatives.write',
    summary: 'Fijar y excluir alternativas de un producto',
    input: choiceInput,
    output: productAlternativeOutput,
    handle: writeChoices,
  }),
];
