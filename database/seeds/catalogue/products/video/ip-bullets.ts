import { ipBullet } from '../../families/cameras';
import { BLACK, GRAPHITE, products } from '../../families/define';
import { inLenses } from './in-lenses';

/** Bullet cameras by series: what most installers buy, so that their listing runs over several pages. */
export const ipBullets = products(ipBullet, [
  ...inLenses('VK-2CD1T27G2', 'vikron', { mp: 2, has: ['color', 'ip67', 'poe', 'dwdr'] }, [
    ['2.8', 79, 50, { stock: 'plenty', tiers: [[20, 27]] }],
    ['4', 79, 50],
    ['6', 82, 50],
  ]),
  ...inLenses('VK-2CD1T47G2', 'vikron', { mp: 4, has: ['color', 'ip67', 'poe', 'mic'] }, [
    ['2.8', 102, 50, { stock: 'plenty' }],
    ['4', 102, 50],
    ['6', 105, 50, { stock: 'one' }],
  ]),
  ...inLenses('VK-2CD2T26G2', 'vikron', { mp: 2, has: ['human', 'wdr', 'ip67', 'siren'] }, [
    ['2.8', 128, 60],
    ['4', 128, 80, { promo: [15, -5, 13] }],
  ]),
  ...inLenses('VK-2CD2066G2', 'vikron', { mp: 6, has: ['dual', 'ip67', 'mic', 'poe'] }, [
    ['2.8', 152, 40, { news: true }],
    ['4', 152, 40],
  ]),
  ...inLenses('VK-2CD3T46G2', 'vikron', { mp: 4, has: ['wdr', 'human', 'face', 'ip67', 'poe'] }, [
    ['2.8', 196, 60],
    ['4', 196, 80],
    ['6', 201, 80, { stock: 'cedis' }],
  ]),
  ...inLenses('VK-2CD3T86G2', 'vikron', { mp: 8, has: ['wdr', 'human', 'ip67', 'ik10', 'poe'] }, [
    ['2.8', 268, 60, { stock: 'outlet' }],
    ['4', 268, 80],
    ['6', 274, 80, { stock: 'cedis' }],
  ]),
  ...inLenses('VK-2CD2683G2', 'vikron', { mp: 8, has: ['mzoom', 'human', 'wdr', 'ip67', 'ik10'] }, [
    ['2.8-12', 368, 60, { stock: 'cedis' }],
  ]),
  ...inLenses(
    'VK-2CD5A46G1',
    'vikron',
    { mp: 4, has: ['mzoom', 'heater', 'face', 'ip67'], body: GRAPHITE, flow: 'project', weight: 2.1 },
    [
      ['2.8-12', 592, 50, { stock: 'cedis' }],
      ['8-32', 684, 100, { stock: 'none' }],
    ],
  ),
  ...inLenses('VK-2CD1021G0', 'vikron', { mp: 2, has: ['dwdr', 'poe', 'ip67'], stage: 4 }, [
    ['2.8', 49, 30, { stock: 'outlet', fixed: 33.9, replacedBy: 'VK-2CD1043G2-I' }],
    ['4', 49, 30, { stock: 'one' }],
  ]),
  ...inLenses('OB-IPB2', 'orbivue', { mp: 2, has: ['ip67', 'poe', 'dwdr'] }, [
    [
      '2.8',
      44,
      30,
      {
        stock: 'plenty',
        tiers: [
          [20, 25],
          [100, 31],
        ],
      },
    ],
    ['3.6', 44, 30, { stock: 'plenty' }],
    ['6', 46, 40],
  ]),
  ...inLenses('OB-IPB4-AI', 'orbivue', { mp: 4, has: ['human', 'mic', 'ip67', 'poe'] }, [
    ['2.8', 84, 40, { stock: 'plenty' }],
    ['3.6', 84, 40],
    ['6', 87, 50],
  ]),
  ...inLenses('OB-IPB5-DL', 'orbivue', { mp: 5, has: ['dual', 'human', 'mic', 'ip67'] }, [
    ['2.8', 108, 40, { promo: [22, -2, 20] }],
    ['3.6', 108, 40],
  ]),
  ...inLenses('OB-IPB6-TA', 'orbivue', { mp: 6, has: ['siren', 'talk', 'dual', 'ip67'] }, [
    ['2.8', 139, 30, { news: true }],
    ['4', 139, 30],
  ]),
  ...inLenses('OB-IPB8-AI', 'orbivue', { mp: 8, has: ['human', 'wdr', 'mic', 'ip67', 'sd'] }, [
    ['2.8', 158, 50],
    ['4', 158, 50],
    ['6', 162, 60, { stock: 'out' }],
  ]),
  ...inLenses('OB-IPB4-VF', 'orbivue', { mp: 4, has: ['mzoom', 'ip67', 'poe', 'sd'] }, [
    ['2.7-13.5', 164, 60],
    ['5-60', 248, 100, { flow: 'on_request', stock: 'cedis' }],
  ]),
  ...inLenses('OB-IPB12', 'orbivue', { mp: 12, has: ['wdr', 'human', 'ip67', 'ik10'], flow: 'project' }, [
    ['4', 342, 50, { stock: 'cedis' }],
  ]),
  ...inLenses('NC-FULL2-B', 'nocturna', { mp: 2, has: ['color', 'ip67', 'mic', 'poe'] }, [
    ['2.8', 96, 40, { stock: 'plenty' }],
    ['4', 96, 40],
  ]),
  ...inLenses('NC-FULL5-B', 'nocturna', { mp: 5, has: ['color', 'human', 'talk', 'ip67'] }, [
    ['2.8', 168, 40],
    ['4', 168, 45, { promo: [18, -6, 9] }],
    ['6', 172, 45],
  ]),
  ...inLenses('NC-LUX8-B', 'nocturna', { mp: 8, has: ['color', 'wdr', 'ik10', 'ip67'], body: BLACK }, [
    ['4', 312, 60, { news: true }],
    ['6', 318, 60, { stock: 'cedis' }],
  ]),
  ...inLenses('MR-B2', 'miradex', { mp: 2, has: ['ip66', 'poe', 'dwdr'] }, [
    [
      '2.8',
      36,
      25,
      {
        stock: 'plenty',
        tiers: [
          [20, 24],
          [80, 30],
        ],
      },
    ],
    ['4', 36, 25],
  ]),
  ...inLenses('MR-B4', 'miradex', { mp: 4, has: ['ip66', 'poe', 'mic'] }, [
    ['2.8', 52, 30, { stock: 'plenty' }],
    ['4', 52, 30],
    ['6', 54, 30],
  ]),
  ...inLenses('MR-B5-M', 'miradex', { mp: 5, has: ['metal', 'ip67', 'mic', 'sd'] }, [
    ['2.8', 68, 35],
    ['4', 68, 35],
  ]),
  ...inLenses('MR-B8-M', 'miradex', { mp: 8, has: ['metal', 'ip67', 'human', 'sd'] }, [
    ['2.8', 109, 40, { promo: [20, 2, 18] }],
    ['4', 109, 40],
  ]),
]);
