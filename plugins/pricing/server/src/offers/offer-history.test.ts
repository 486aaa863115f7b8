import { expect, test } from 'vitest';
import { offerFacts } from './offer-history';
import type { OfferRow } from './offer.store';

const offer = (change: Partial<OfferRow>): OfferRow => ({
  product_id: 1,
  kind: 'promo',
  discount: '15.0000',
  exchange_rate: null,
  start_date: '2026-05-01T00:00:00.000Z',
  end_date: '2026-05-31',
  expires: 1,
  set_by: null,
  ...change,
});

test('an offer and a volume tier are told field by field, the same from every database', () => {
  expect(offerFacts([offer({})], [{ product_id: 1, min_quantity: 10, discount: '20.50' }])).toEqual({
    'product_promo_discount.discount': '15',
    'product_promo_discount.start_date': '2026-05-01',
    'product_promo_discount.end_date': '2026-05-31',
    'volume_tiers.10': '20.5',
  });
});

test('an offer that does not expire has no last day, and peso fuerte tells its rate', () => {
  expect(
    offerFacts([offer({ kind: 'peso_fuerte', discount: null, exchange_rate: '16.1', expires: false })], []),
  ).toEqual({
    'peso_fuerte.exchange_rate': '16.1',
    'peso_fuerte.start_date': '2026-05-01',
    'peso_fuerte.end_date': null,
  });
});
