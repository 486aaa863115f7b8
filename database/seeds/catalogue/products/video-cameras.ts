import { t } from '../../text';
import { BLACK, GRAPHITE, products } from '../families/define';
import { hdBullet, hdDome, hdPtz, ipBullet, ipDome, ipFisheye, ipPtz, ipTurret, specialCamera, wifiCamera } from '../families/cameras';

export const videoCameras = [
  ...products(ipBullet, [
    ['VK-2CD2043G2-I', 'vikron', 118, { mp: 4, lens: '2.8', ir: 40, has: ['wdr', 'ip67', 'human', 'poe', 'sd'], tiers: [[10, 30], [50, 34]], stock: 'plenty' }],
    ['VK-2CD2083G2-LI', 'vikron', 176, { mp: 8, lens: '4', ir: 40, has: ['dual', 'wdr', 'ip67', 'mic', 'poe'], news: true }],
    ['VK-2CD2646G2-IZS', 'vikron', 312, { mp: 4, lens: '2.8-12', ir: 60, has: ['mzoom', 'wdr', 'ip67', 'ik10', 'human'], stock: 'outlet' }],
    ['VK-2CD1023G0-I', 'vikron', 62, { mp: 2, lens: '2.8', ir: 30, has: ['dwdr', 'ip67', 'poe'], stage: 3, stock: 'one', replacedBy: 'VK-2CD1043G2-I' }],
    ['VK-2CD1043G2-I', 'vikron', 74, { mp: 4, lens: '2.8', ir: 30, has: ['dwdr', 'ip67', 'poe', 'human'], stock: 'plenty', tiers: [[20, 28]] }],
    ['OB-IPB4-28M', 'orbivue', 69, { mp: 4, lens: '2.8', ir: 30, has: ['mic', 'ip67', 'poe'], promo: [25, -4, 18] }],
    ['OB-IPB5-36A', 'orbivue', 94, { mp: 5, lens: '3.6', ir: 50, has: ['human', 'wdr', 'ip67', 'mic'] }],
    ['OB-IPB8-VFZ', 'orbivue', 238, { mp: 8, lens: '2.7-13.5', ir: 60, has: ['mzoom', 'human', 'ip67', 'sd'], stock: 'cedis' }],
    ['NC-FULL4-B', 'nocturna', 142, { mp: 4, lens: '4', ir: 45, has: ['color', 'wdr', 'ip67', 'human'], news: true, stock: 'outlet' }],
    ['NC-FULL8-BX', 'nocturna', 229, { mp: 8, lens: '2.8', ir: 50, has: ['color', 'siren', 'talk', 'ip67'], body: GRAPHITE }],
  ]),
  ...products(ipDome, [
    ['VK-2CD2143G2-I', 'vikron', 129, { mp: 4, lens: '2.8', ir: 30, has: ['wdr', 'ip67', 'ik10', 'human', 'poe'], stock: 'plenty', tiers: [[10, 30], [40, 35]] }],
    ['VK-2CD2143G2-IS', 'vikron', 139, { mp: 4, lens: '2.8', ir: 30, has: ['mic', 'ip67', 'ik10', 'human', 'poe'], body: BLACK }],
    ['VK-2CD2183G2-I', 'vikron', 184, { mp: 8, lens: '2.8', ir: 30, has: ['wdr', 'ip67', 'ik10', 'human'] }],
    ['VK-2CD2746G2-IZS', 'vikron', 334, { mp: 4, lens: '2.8-12', ir: 40, has: ['mzoom', 'ik10', 'ip67', 'face', 'wdr'], stock: 'cedis' }],
    ['OB-IPD4-28V', 'orbivue', 83, { mp: 4, lens: '2.8', ir: 30, has: ['ik10', 'ip67', 'poe'], promo: [20, -10, 9] }],
    ['OB-IPD5-AF', 'orbivue', 168, { mp: 5, lens: '2.7-13.5', ir: 40, has: ['mzoom', 'ik10', 'human'] }],
    ['OB-IPD2-28', 'orbivue', 51, { mp: 2, lens: '2.8', ir: 25, has: ['dwdr', 'ik10', 'poe'], stage: 4, replacedBy: 'OB-IPD4-28V', stock: 'outlet' }],
    ['NC-FULL4-D', 'nocturna', 151, { mp: 4, lens: '2.8', ir: 30, has: ['color', 'ik10', 'ip67', 'mic'] }],
  ]),
  ...products(ipTurret, [
    ['VK-2CD2343G2-IU', 'vikron', 121, { mp: 4, lens: '2.8', ir: 30, has: ['mic', 'wdr', 'ip67', 'human'], stock: 'plenty', tiers: [[10, 29], [50, 33]] }],
    ['VK-2CD2387G2-LSU', 'vikron', 214, { mp: 8, lens: '4', ir: 40, has: ['color', 'siren', 'talk', 'ip67'], news: true }],
    ['OB-IPT4-28M', 'orbivue', 66, { mp: 4, lens: '2.8', ir: 30, has: ['mic', 'ip67', 'poe'], stock: 'plenty' }],
    ['OB-IPT6-28DL', 'orbivue', 112, { mp: 6, lens: '2.8', ir: 30, has: ['dual', 'mic', 'human', 'ip67'], body: GRAPHITE }],
    ['NC-FULL5-T', 'nocturna', 158, { mp: 5, lens: '2.8', ir: 30, has: ['color', 'talk', 'siren', 'ip67'] }],
  ]),
  ...products(ipFisheye, [
    ['VK-2CD6365G1-IVS', 'vikron', 689, { mp: 6, lens: '1.05', ir: 15, has: ['count', 'talk', 'ik10', 'ip67'], flow: 'project', stock: 'cedis' }],
    ['OB-IPF12-360', 'orbivue', 544, { mp: 12, lens: '1.6', ir: 12, has: ['count', 'mic', 'poe'], stock: 'out' }],
  ]),
  ...products(wifiCamera, [
    ['HC-HOME3-PT', 'halcyra', 39, { mp: 3, lens: '4', ir: 10, has: ['talk', 'track', 'sd'], stock: 'plenty', tiers: [[12, 18]] }],
    ['HC-HOME5-PT', 'halcyra', 54, { mp: 5, lens: '4', ir: 12, has: ['wifi6', 'talk', 'track', 'cloud'], news: true, body: '#f4f4f2' }],
    ['HC-OUT4-DL', 'halcyra', 72, { mp: 4, lens: '4', ir: 30, has: ['dual', 'talk', 'siren', 'ip66'], drawing: 'bullet' }],
    ['HC-SUN4-4G', 'halcyra', 189, { mp: 4, lens: '4', ir: 20, has: ['solar', 'battery', 'fourg', 'ip66'], drawing: 'solar-camera', weight: 2.6 }],
    ['HC-DUO6-PT', 'halcyra', 86, { mp: 6, lens: '2.8', ir: 20, has: ['track', 'talk', 'dual', 'ip66'], promo: [15, 3, 30], count: 2 }],
  ]),
  ...products(hdBullet, [
    ['VK-2CE16D0T-IRF', 'vikron', 27, { mp: 2, lens: '2.8', ir: 25, has: ['ip66', 'dwdr', 'metal'], stock: 'plenty', tiers: [[20, 26], [100, 32]] }],
    ['VK-2CE16H0T-ITPF', 'vikron', 38, { mp: 5, lens: '2.8', ir: 20, has: ['ip67', 'dwdr'], stock: 'plenty' }],
    ['VK-2CE12DF3T-FS', 'vikron', 58, { mp: 2, lens: '3.6', ir: 40, has: ['color', 'coax', 'ip67', 'wdr'], stock: 'outlet' }],
    ['OB-HDB2-36', 'orbivue', 21, { mp: 2, lens: '3.6', ir: 20, has: ['ip66', 'dwdr'], stock: 'plenty', fixed: 15.9 }],
    ['OB-HDB8-VF', 'orbivue', 97, { mp: 8, lens: '2.7-13.5', ir: 60, has: ['mzoom', 'ip67', 'wdr'], stage: 3, stock: 'none' }],
  ]),
  ...products(hdDome, [
    ['VK-2CE56D0T-IRMMF', 'vikron', 26, { mp: 2, lens: '2.8', ir: 20, has: ['ip66', 'dwdr'], stock: 'plenty', tiers: [[20, 26]] }],
    ['VK-2CE76K0T-LMFS', 'vikron', 47, { mp: 3, lens: '2.8', ir: 30, has: ['dual', 'coax', 'ip67'] }],
    ['OB-HDT2-28', 'orbivue', 20, { mp: 2, lens: '2.8', ir: 20, has: ['ip66', 'dwdr', 'coax'], stock: 'plenty', fixed: 14.9 }],
    ['OB-HDT5-28M', 'orbivue', 36, { mp: 5, lens: '2.8', ir: 25, has: ['coax', 'ip67', 'dwdr'] }],
    ['OB-HDD2-VP', 'orbivue', 44, { mp: 2, lens: '2.8-12', ir: 30, has: ['ik10', 'ip66'], drawing: 'dome', stage: 4 }],
  ]),
  ...products(ipPtz, [
    ['VK-2DE4425IW-DE', 'vikron', 612, { mp: 4, zoom: 25, ir: 100, has: ['human', 'wdr', 'ip66', 'poeplus'] }],
    ['VK-2DE7A432IW-AEB', 'vikron', 1120, { mp: 4, zoom: 32, ir: 200, has: ['track', 'face', 'ip67', 'ik10'], variant: 2, stock: 'cedis', note: t('El brazo de pared se vende por separado.', 'The wall arm is sold separately.') }],
    ['OB-PTZ4-25X', 'orbivue', 439, { mp: 4, zoom: 25, ir: 120, has: ['track', 'human', 'ip66'], promo: [18, -2, 12] }],
    ['OB-PTZ2-5X', 'orbivue', 198, { mp: 2, zoom: 5, ir: 30, has: ['poe', 'ip66', 'mic'], weight: 1.6 }],
    ['NC-PTZ8-40L', 'nocturna', 2390, { mp: 8, zoom: 40, ir: 500, variant: 2, body: GRAPHITE, has: ['track', 'heater', 'ip67', 'fire'], flow: 'on_request', stock: 'none' }],
  ]),
  ...products(hdPtz, [
    ['VK-2AE4225TI-D', 'vikron', 398, { mp: 2, zoom: 25, ir: 100, has: ['wdr', 'ip66'] }],
    ['OB-HDP2-16X', 'orbivue', 246, { mp: 2, zoom: 16, ir: 60, has: ['ip66', 'metal'], stage: 3, stock: 'one', replacedBy: 'VK-2AE4225TI-D' }],
  ]),
  ...products(specialCamera, [
    ['NC-TH384-B15', 'nocturna', 3250, { mp: 4, lens: '15', ir: 0, has: ['fire', 'siren', 'ip67'], use: t('térmica bispectral', 'Bispectral thermal'), flow: 'project', stock: 'one' }],
    ['NC-TH160-T3', 'nocturna', 1180, { mp: 4, lens: '3', ir: 15, has: ['fire', 'siren', 'mic'], use: t('térmica compacta', 'Compact thermal'), drawing: 'turret', stock: 'cedis' }],
    ['VK-TCM403-GIR', 'vikron', 1490, { mp: 4, lens: '8-32', ir: 80, has: ['anpr', 'wdr', 'ip67', 'ik10'], use: t('para lectura de placas', 'Licence plate recognition'), category: 'lectura-de-placas', flow: 'project', stock: 'cedis' }],
    ['OB-LPR2-VF', 'orbivue', 820, { mp: 2, lens: '5-50', ir: 60, has: ['anpr', 'ip67', 'mzoom'], use: t('para lectura de placas', 'Licence plate recognition'), category: 'lectura-de-placas', drawing: 'bullet', stock: 'normal' }],
  ]),
];
