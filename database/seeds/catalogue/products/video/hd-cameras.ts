import { hdBullet, hdDome, hdPtz } from '../../families/cameras';
import { GRAPHITE, products } from '../../families/define';
import { inLenses } from './in-lenses';

/** Further cameras over coaxial cable: the lines that keep existing cabling in use. */
export const hdCameras = [
  ...products(hdBullet, [
    ...inLenses('VK-2CE16D8T-IT', 'vikron', { mp: 2, has: ['wdr', 'ip67', 'coax'] }, [
      ['2.8', 46, 30, { stock: 'plenty' }],
      ['3.6', 46, 40],
    ]),
    ...inLenses('VK-2CE17K0T-LXF', 'vikron', { mp: 3, has: ['dual', 'coax', 'ip67'] }, [
      ['2.8', 52, 40, { news: true }],
    ]),
    ...inLenses('VK-2CE19H8T', 'vikron', { mp: 5, has: ['mzoom', 'wdr', 'ip67'] }, [
      ['2.7-13.5', 118, 80, { stock: 'cedis' }],
    ]),
    ...inLenses('OB-HDB5', 'orbivue', { mp: 5, has: ['ip67', 'metal', 'dwdr'] }, [
      ['2.8', 32, 30, { stock: 'plenty', tiers: [[20, 24]] }],
      ['3.6', 32, 30],
    ]),
    ...inLenses('OB-HDB2-FC', 'orbivue', { mp: 2, has: ['color', 'coax', 'ip67'] }, [
      ['2.8', 34, 20, { promo: [18, -3, 12] }],
    ]),
    ...inLenses('MR-HB2', 'miradex', { mp: 2, has: ['ip66', 'dwdr', 'metal'] }, [
      [
        '2.8',
        17.5,
        20,
        {
          stock: 'plenty',
          tiers: [
            [20, 22],
            [100, 30],
          ],
        },
      ],
    ]),
    ...inLenses('MR-HB5', 'miradex', { mp: 5, has: ['ip66', 'coax', 'dwdr'] }, [['2.8', 27.5, 25]]),
    ...inLenses('OB-HDB1', 'orbivue', { mp: 1, has: ['ip66', 'dwdr', 'metal'], stage: 3 }, [
      ['3.6', 14.9, 20, { stock: 'one', replacedBy: 'OB-HDB2-36' }],
    ]),
  ]),
  ...products(hdDome, [
    ...inLenses('VK-2CE78D8T-IT', 'vikron', { mp: 2, has: ['wdr', 'ip67', 'coax'] }, [
      ['2.8', 48, 30, { stock: 'plenty' }],
    ]),
    ...inLenses('VK-2CE72KF0T', 'vikron', { mp: 3, has: ['color', 'coax', 'ip67'] }, [
      ['2.8', 57, 20],
      ['3.6', 57, 20],
    ]),
    ...inLenses('VK-2CE5AH0T', 'vikron', { mp: 5, has: ['mzoom', 'ik10', 'ip67'], drawing: 'dome' }, [
      ['2.7-13.5', 109, 40, { stock: 'outlet' }],
    ]),
    ...inLenses('OB-HDT8', 'orbivue', { mp: 8, has: ['coax', 'wdr', 'ip67'] }, [['2.8', 62, 30]]),
    ...inLenses('OB-HDT2-FC', 'orbivue', { mp: 2, has: ['color', 'coax', 'ip67'] }, [
      ['2.8', 33, 20, { promo: [16, -2, 16] }],
    ]),
    ...inLenses('MR-HT2', 'miradex', { mp: 2, has: ['ip66', 'metal', 'dwdr'] }, [
      ['2.8', 16.9, 20, { stock: 'plenty', tiers: [[20, 22]] }],
    ]),
    ...inLenses('MR-HT5', 'miradex', { mp: 5, has: ['ip66', 'coax', 'metal'], body: GRAPHITE }, [['2.8', 28.9, 25]]),
  ]),
  ...products(hdPtz, [
    ['VK-2AE5225TI-A', 'vikron', 534, { mp: 2, zoom: 25, ir: 150, has: ['wdr', 'ip67'], stock: 'cedis' }],
    ['OB-HDP5-10X', 'orbivue', 196, { mp: 5, zoom: 10, ir: 50, has: ['coax', 'ip66'], weight: 2.1 }],
    [
      'MR-HP2-4X',
      'miradex',
      118,
      { mp: 2, zoom: 4, ir: 30, has: ['ip66', 'metal'], weight: 1.5, stage: 4, stock: 'outlet' },
    ],
  ]),
];
