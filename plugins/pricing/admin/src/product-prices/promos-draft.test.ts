import { expect, test } from 'vitest';
import { changedPromos, newTier, promosDraftOf, type ProductPromos } from './promos-draft';

const promos: ProductPromos = {
  product_promo_discount: {
    discount: '12.5000',
    start_date: '2026-05-01T00:00:00.000Z',
    end_date: '2026-05-31',
    expires: true,
    is_in_force: true,
    set_by: 'Catálogo',
  },
  product_a_a_a_discount: null,
  peso_fuerte: null,
  product_promo_level_discounts: ['5', null, null, null, null, null],
  volume_tiers: [{ min_quantity: 10, discount: '8' }],
  discountType: { discount_type: '1', product_flow_type: 'standard' },
};
const base = promosDraftOf(promos);

test('a form that nobody touched sends nothing', () => {
  expect(changedPromos(promosDraftOf(promos), base)).toEqual({});
});

test('an offer that was taken away is sent as none, and a new peso fuerte with its rate', () => {
  const offers = {
    product_promo_discount: null,
    product_a_a_a_discount: null,
    peso_fuerte: { value: ' 16.50 ', start: '', end: '2026-06-30', expires: false },
  };
  expect(changedPromos({ ...base, offers }, base)).toEqual({
    product_promo_discount: null,
    peso_fuerte: { exchange_rate: '16.50', start_date: null, end_date: null, expires: false },
  });
});

test('levels go all six together, volume tiers all of them, and what is no number goes as it was typed', () => {
  const changed = changedPromos(
    { ...base, levels: ['', '7', '', '', '', ''], tiers: [...base.tiers, { from: 'cien', discount: '' }, newTier] },
    base,
  );
  expect(changed).toEqual({
    product_promo_level_discounts: [null, '7', null, null, null, null],
    volume_tiers: [{ min_quantity: 10, discount: '8' }, { min_quantity: 'cien' }, {}],
  });
});

test('of the type of discount and of flow only what changed is sent', () => {
  expect(changedPromos({ ...base, flowType: 'volume' }, base)).toEqual({
    discountType: { product_flow_type: 'volume' },
  });
});
