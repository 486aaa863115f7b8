import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { ProductAnswer } from '../../api/product-answers';
import { productParts } from './product-parts.view';
import { volumePriceAt, volumePrices } from '../product-card';
import { gradeOffers } from './product-offer.view';

const product = { id: 7, name: 'Cámara domo' } as const;
const partsOf = (parts: Parameters<typeof answerWith<ProductAnswer>>[0]) =>
  productParts(answerWith<ProductAnswer>({ ...product, ...parts }), []);

test('an overview has a picture for desks and one for phones; with one alone every screen shows it', () => {
  const overview = { id: 1, title: 'Visión nocturna', image_align: 'left' };
  const web = { url: '/uploads/web.webp', alt: 'De noche', width: 1600, height: 500 };
  const mobile = { url: '/uploads/mobile.webp', width: null, height: null };
  const of = (pictures: object) => partsOf({ overviews: [{ ...overview, ...pictures }] }).overviews[0];
  expect(of({ web_image: web, mobile_image: mobile })).toMatchObject({
    align: 'left',
    alt: 'De noche',
    desk: { url: '/media/uploads/web.webp', width: 1600, height: 500 },
    phone: { url: '/media/uploads/mobile.webp' },
  });
  expect(of({ web_image: null, mobile_image: mobile })).toMatchObject({
    desk: { url: '/media/uploads/mobile.webp' },
    phone: null,
  });
});

test('a video whose key is none is left out, for it would become part of an address', () => {
  const videos = [
    { id: 1, video_key: 'dQw4w9WgXcQ' },
    { id: 2, video_key: '../evil?x=' },
  ];
  expect(partsOf({ videos }).videos.map(({ id }) => id)).toEqual([1]);
});

test('a characteristic is read with its unit, true and false stay for the language to say', () => {
  const fields = [
    { code: 'resolucion', name: 'Resolución', value: 4, unit: 'MP' },
    { code: 'wdr', name: 'WDR', value: true },
    { code: 'lente', name: 'Lente', value: null },
  ];
  expect(partsOf({ datasheet_groups: [{ id: 1, name: 'Imagen', fields }] }).datasheet).toEqual([
    {
      name: 'Imagen',
      fields: [
        { code: 'resolucion', name: 'Resolución', value: '4 MP' },
        { code: 'wdr', name: 'WDR', value: true },
      ],
    },
  ]);
});

test('a subscription has neither volume prices nor condition grades', () => {
  const offered = answerWith<ProductAnswer>({
    ...product,
    currency: 'USD',
    volume_prices: [{ min_quantity: 10, price: '8.00' }],
    auctions: [
      {
        auction_type: 'AAA',
        name: 'Demostración',
        branch: { id: 1, name: 'Puebla' },
        quantity: 2,
        price: '5.00',
        currency: 'USD',
      },
    ],
  });
  expect([volumePrices(offered, true), gradeOffers(offered, true)]).toEqual([[], []]);
  expect(volumePrices(offered, false)).toEqual([{ from: 10, price: { amount: '8.00', currency: 'USD' } }]);
  expect(gradeOffers(offered, false)).toMatchObject([{ grade: 'AAA', branch: 'Puebla', pieces: 2 }]);
});

test('the price of so many pieces is the one of the largest volume they reach', () => {
  const prices = [10, 50].map((from) => ({ from, price: { amount: `${100 - from}.00`, currency: 'USD' as const } }));
  const at = (pieces: number) => volumePriceAt(prices, pieces)?.amount ?? null;
  expect([1, 9, 10, 49, 50, 999].map(at)).toEqual([null, null, '90.00', '90.00', '50.00', '50.00']);
});
