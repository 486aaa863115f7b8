import { t } from '../../../text';
import { ipDome, ipFisheye, ipPtz, ipTurret, specialCamera, wifiCamera } from '../../families/cameras';
import { BLACK, GRAPHITE, products } from '../../families/define';
import { inLenses } from './in-lenses';

/** Further domes, turrets, panoramic, Wi-Fi, motorised and special cameras of the series in `ip-bullets.ts`. */
export const ipCameras = [
  ...products(ipDome, [
    ...inLenses('VK-2CD1143G2', 'vikron', { mp: 4, has: ['ik10', 'ip67', 'dwdr', 'poe'] }, [
      ['2.8', 88, 30, { stock: 'plenty', tiers: [[20, 28]] }],
      ['4', 88, 30],
    ]),
    ...inLenses('VK-2CD2163G2', 'vikron', { mp: 6, has: ['human', 'ik10', 'wdr', 'ip67'] }, [
      ['2.8', 158, 30],
      ['4', 158, 30, { stock: 'one' }],
    ]),
    ...inLenses('VK-2CD3786G2', 'vikron', { mp: 8, has: ['mzoom', 'ik10', 'face', 'wdr'], flow: 'project' }, [
      ['2.8-12', 492, 40, { stock: 'cedis' }],
    ]),
    ...inLenses('OB-IPD8', 'orbivue', { mp: 8, has: ['ik10', 'human', 'mic', 'ip67'] }, [
      ['2.8', 172, 30],
      ['4', 172, 30, { promo: [17, -3, 15] }],
    ]),
    ...inLenses('MR-D2', 'miradex', { mp: 2, has: ['ik10', 'poe', 'ip66'] }, [['2.8', 41, 20, { stock: 'plenty' }]]),
    ...inLenses('MR-D4', 'miradex', { mp: 4, has: ['ik10', 'poe', 'mic'] }, [
      ['2.8', 58, 25, { stock: 'plenty', tiers: [[20, 24]] }],
      ['4', 58, 25],
    ]),
    ...inLenses('NC-FULL8-D', 'nocturna', { mp: 8, has: ['color', 'ik10', 'ip67', 'siren'], body: BLACK }, [
      ['2.8', 246, 30, { news: true }],
    ]),
  ]),
  ...products(ipTurret, [
    ...inLenses('VK-2CD1343G2', 'vikron', { mp: 4, has: ['ip67', 'poe', 'dwdr'] }, [
      ['2.8', 76, 30, { stock: 'plenty', tiers: [[20, 28]] }],
      ['4', 76, 30],
    ]),
    ...inLenses('VK-2CD2367G2', 'vikron', { mp: 6, has: ['color', 'mic', 'ip67', 'human'] }, [
      ['2.8', 176, 30],
      ['4', 176, 30],
    ]),
    ...inLenses('OB-IPT2', 'orbivue', { mp: 2, has: ['ip67', 'poe', 'mic'] }, [['2.8', 46, 30, { stock: 'plenty' }]]),
    ...inLenses('OB-IPT8-AI', 'orbivue', { mp: 8, has: ['human', 'wdr', 'talk', 'ip67'] }, [
      ['2.8', 149, 40],
      ['4', 149, 40, { stock: 'out' }],
    ]),
    ...inLenses('MR-T4', 'miradex', { mp: 4, has: ['mic', 'poe', 'ip66'] }, [
      ['2.8', 49, 25, { stock: 'plenty' }],
      ['4', 49, 25],
    ]),
    ...inLenses('MR-T5-DL', 'miradex', { mp: 5, has: ['dual', 'talk', 'ip67'], body: GRAPHITE }, [
      ['2.8', 78, 30, { promo: [15, -1, 21] }],
    ]),
    ...inLenses('NC-FULL2-T', 'nocturna', { mp: 2, has: ['color', 'mic', 'ip67'] }, [
      ['2.8', 89, 30, { stock: 'outlet' }],
    ]),
  ]),
  ...products(ipFisheye, [
    [
      'VK-2CD2965G1-S',
      'vikron',
      438,
      { mp: 5, lens: '1.05', ir: 8, has: ['talk', 'count', 'poe'], flow: 'on_request', stock: 'cedis' },
    ],
    [
      'OB-IPF5-180',
      'orbivue',
      226,
      { mp: 5, lens: '2.1', ir: 20, has: ['wdr', 'mic', 'ip67'], stock: 'normal', promo: [14, -2, 17] },
    ],
    [
      'NC-PANO8-180',
      'nocturna',
      498,
      { mp: 8, lens: '2', ir: 30, has: ['color', 'talk', 'ip67'], body: GRAPHITE, news: true },
    ],
  ]),
  ...products(wifiCamera, [
    [
      'HC-HOME2',
      'halcyra',
      26,
      { mp: 2, lens: '3.6', ir: 8, has: ['talk', 'sd', 'cloud'], stock: 'plenty', tiers: [[12, 18]] },
    ],
    ['HC-BABY3', 'halcyra', 46, { mp: 3, lens: '3.6', ir: 8, has: ['track', 'mic', 'wifi6'] }],
    [
      'HC-OUT2',
      'halcyra',
      44,
      { mp: 2, lens: '2.8', ir: 25, has: ['ip66', 'mic', 'sd'], drawing: 'bullet', stock: 'plenty' },
    ],
    ['HC-FLOOD5', 'halcyra', 118, { mp: 5, lens: '2.8', ir: 25, has: ['siren', 'dual', 'talk', 'ip66'], count: 2 }],
    [
      'HC-BAT4',
      'halcyra',
      98,
      { mp: 4, lens: '2.8', ir: 12, has: ['battery', 'talk', 'ip66'], drawing: 'turret', stock: 'one' },
    ],
    [
      'HC-SUN3-W',
      'halcyra',
      124,
      { mp: 3, lens: '4', ir: 15, has: ['solar', 'wifi6', 'talk', 'ip66'], drawing: 'solar-camera', weight: 2.4 },
    ],
  ]),
  ...products(ipPtz, [
    ['VK-2DE2A404IW-DE3', 'vikron', 268, { mp: 4, zoom: 4, ir: 20, has: ['human', 'ip66', 'ik10'], weight: 1.7 }],
    ['VK-2DE4A225IWG-E', 'vikron', 488, { mp: 2, zoom: 25, ir: 50, has: ['track', 'wdr', 'ip66'], stock: 'outlet' }],
    [
      'OB-PTZ8-30X',
      'orbivue',
      798,
      { mp: 8, zoom: 30, ir: 150, has: ['track', 'human', 'ip67'], stock: 'cedis', flow: 'project' },
    ],
    ['MR-PTZ4-12X', 'miradex', 252, { mp: 4, zoom: 12, ir: 80, has: ['poeplus', 'ip66', 'human'], news: true }],
  ]),
  ...products(specialCamera, [
    [
      'NC-TH256-B7',
      'nocturna',
      1890,
      {
        mp: 4,
        lens: '7',
        ir: 30,
        has: ['fire', 'human', 'ip67'],
        use: t('térmica bispectral', 'Bispectral thermal'),
        flow: 'project',
        stock: 'cedis',
      },
    ],
    [
      'NC-TH640-B25',
      'nocturna',
      5680,
      {
        mp: 4,
        lens: '25',
        ir: 0,
        has: ['fire', 'track', 'ip67', 'heater'],
        use: t('térmica de largo alcance', 'Long-range thermal'),
        flow: 'on_request',
        stock: 'none',
      },
    ],
    [
      'NC-TH96-D',
      'nocturna',
      689,
      {
        mp: 2,
        lens: '1.8',
        ir: 10,
        has: ['fire', 'mic', 'poe'],
        use: t('térmica de techo', 'Ceiling thermal'),
        drawing: 'dome',
        stock: 'one',
      },
    ],
    [
      'OB-LPR4-Z32',
      'orbivue',
      1080,
      {
        mp: 4,
        lens: '8-32',
        ir: 100,
        has: ['anpr', 'mzoom', 'ip67'],
        use: t('para placas a 120 km/h', 'Plate capture at 120 km/h'),
        category: 'lectura-de-placas',
        flow: 'project',
        stock: 'cedis',
      },
    ],
    [
      'VK-TCG405-E',
      'vikron',
      1920,
      {
        mp: 4,
        lens: '3.1-9',
        ir: 40,
        has: ['anpr', 'wdr', 'ip67'],
        use: t('para barrera con lectura de placas', 'Barrier licence plate'),
        category: 'lectura-de-placas',
        drawing: 'bullet',
        stock: 'one',
        news: true,
      },
    ],
    [
      'MR-LPR2',
      'miradex',
      418,
      {
        mp: 2,
        lens: '6-22',
        ir: 40,
        has: ['anpr', 'ip66', 'metal'],
        use: t('de placas para estacionamiento', 'Car park licence plate'),
        category: 'lectura-de-placas',
        drawing: 'bullet',
      },
    ],
  ]),
];
