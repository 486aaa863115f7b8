import { pick } from '../../hash';
import { commas, series, t, type Text } from '../../text';
import { GRAPHITE, type Family } from './define';
import { featureTexts, type Feature } from './video-features';

export interface CameraSpec {
  /** Megapixels. */
  mp: number;
  /** Focal length in millimetres: '2.8' or '2.8-12'. */
  lens: string;
  /** Reach of the night light, metres. */
  ir: number;
  has: Feature[];
}

export interface PtzSpec {
  mp: number;
  /** Optical zoom, times. */
  zoom: number;
  ir: number;
  has: Feature[];
}

const SCENES: [Text, ...Text[]] = [
  t('Pensada para accesos, pasillos y estacionamientos', 'Made for entrances, corridors and car parks'),
  t('Una opción segura para bodegas, patios y fachadas', 'A safe choice for warehouses, yards and façades'),
  t('Resuelve tiendas, oficinas y escuelas', 'It covers shops, offices and schools'),
  t('Para proyectos residenciales y comerciales', 'For residential and commercial projects'),
];

function lensSentence({ mp, lens }: { mp: number; lens: string }): Text {
  const varifocal = lens.includes('-');
  return varifocal
    ? t(
        `El sensor de ${mp} MP trabaja con un lente de ${lens} mm que se ajusta desde el software, sin subir otra vez a la escalera.`,
        `Its ${mp} MP sensor works with a ${lens} mm lens adjusted from software, so nobody climbs the ladder twice.`,
      )
    : t(
        `El sensor de ${mp} MP y el lente fijo de ${lens} mm dan ${Number(lens) <= 2.8 ? 'un campo de visión amplio' : 'más detalle a distancia'}.`,
        `The ${mp} MP sensor and the fixed ${lens} mm lens give ${Number(lens) <= 2.8 ? 'a wide field of view' : 'more detail at a distance'}.`,
      );
}

function nightSentence(ir: number, has: Feature[]): Text {
  if (has.includes('color') || has.includes('dual')) {
    return t(
      `De noche ilumina hasta ${ir} m y conserva el color de ropa y vehículos.`,
      `At night it lights up to ${ir} m and keeps the colour of clothes and cars.`,
    );
  }
  if (ir === 0)
    return t(
      'Ve por el calor, así que no necesita luz ni infrarrojo.',
      'It sees by heat, so it needs neither light nor infrared.',
    );
  return t(`El infrarrojo alcanza ${ir} m en oscuridad total.`, `Infrared reaches ${ir} m in total darkness.`);
}

function featureSentence(has: Feature[], model: string): Text {
  const list = series(featureTexts(has));
  return pick(`${model} features`, [
    t(`Incluye ${list.es}.`, `It includes ${list.en}.`),
    t(`Cuenta con ${list.es}.`, `It comes with ${list.en}.`),
    t(`Ofrece ${list.es}.`, `It offers ${list.en}.`),
  ]);
}

interface Style {
  es: string;
  en: string;
  category: string;
  drawing: string;
  system: Text;
  warranty?: number;
}

/** A family of fixed cameras of one form. */
function cameras(style: Style): Family<CameraSpec> {
  return {
    category: style.category,
    drawing: style.drawing,
    guarantee: style.warranty ?? 36,
    margin: 'camera',
    weight: 0.6,
    count: (s) => (s.lens.includes('-') ? 2 : 1),
    variant: (s) => (s.has.includes('color') || s.has.includes('dual') ? 1 : s.has.includes('siren') ? 2 : 0),
    label: (s) => `${s.mp} MP`,
    name: ({ mp, lens, ir, has }) => {
      const tags = commas(featureTexts(has.slice(0, 3)));
      return t(
        `${style.es} ${mp} MP, lente ${lens} mm, ${has.includes('color') ? 'luz' : 'IR'} ${ir} m, ${tags.es}`,
        `${style.en} ${mp} MP, ${lens} mm lens, ${ir} m ${has.includes('color') ? 'light' : 'IR'}, ${tags.en}`,
      );
    },
    about: (spec, model) => {
      const scene = pick(`${model} scene`, SCENES);
      return [
        t(`${scene.es}; ${style.system.es}.`, `${scene.en}; ${style.system.en}.`),
        lensSentence(spec),
        nightSentence(spec.ir, spec.has),
        featureSentence(spec.has, model),
      ];
    },
    // The maker's own number, not the house's: people type either.
    providerModel: (model, { lens }) => `${model.replace(/^VK-/, 'DS-')}(${lens}mm)`,
  };
}

/** A family of motorised cameras. */
function ptzCameras(style: Style): Family<PtzSpec> {
  return {
    category: style.category,
    drawing: 'ptz',
    guarantee: 36,
    margin: 'camera',
    weight: 4.2,
    label: (s) => `${s.zoom}x`,
    name: ({ mp, zoom, ir, has }) => {
      const tags = commas(featureTexts(has.slice(0, 2)));
      return t(
        `${style.es} ${mp} MP, zoom óptico ${zoom}x, IR ${ir} m, ${tags.es}`,
        `${style.en} ${mp} MP, ${zoom}x optical zoom, ${ir} m IR, ${tags.en}`,
      );
    },
    about: (spec, model) => [
      t(
        `Domo motorizado con zoom óptico de ${spec.zoom}x y sensor de ${spec.mp} MP; ${style.system.es}.`,
        `Motorised dome with ${spec.zoom}x optical zoom and a ${spec.mp} MP sensor; ${style.system.en}.`,
      ),
      t(
        'Gira 360° continuos, guarda hasta 300 posiciones y hace rondas programadas.',
        'It turns a continuous 360°, stores up to 300 presets and runs scheduled patrols.',
      ),
      nightSentence(spec.ir, spec.has),
      featureSentence(spec.has, model),
    ],
  };
}

const IP = t('se integra por ONVIF con cualquier grabador de red', 'it joins any network recorder through ONVIF');
const HD = t(
  'trabaja en TVI, AHD, CVI y CVBS sobre el cable coaxial existente',
  'it works in TVI, AHD, CVI and CVBS over existing coaxial cable',
);
const WIFI = t('se configura desde el celular en unos minutos', 'it is set up from a phone in minutes');

export const ipBullet = cameras({
  es: 'Cámara bala IP',
  en: 'IP bullet camera',
  category: 'ip-bala',
  drawing: 'bullet',
  system: IP,
});
export const ipDome = cameras({
  es: 'Cámara domo IP',
  en: 'IP dome camera',
  category: 'ip-domo',
  drawing: 'dome',
  system: IP,
});
export const ipTurret = cameras({
  es: 'Cámara torreta IP',
  en: 'IP turret camera',
  category: 'ip-torreta',
  drawing: 'turret',
  system: IP,
});
export const ipFisheye = cameras({
  es: 'Cámara panorámica IP',
  en: 'IP panoramic camera',
  category: 'ip-panoramica',
  drawing: 'fisheye',
  system: IP,
});
export const wifiCamera = cameras({
  es: 'Cámara Wi-Fi',
  en: 'Wi-Fi camera',
  category: 'ip-wifi',
  drawing: 'wifi-camera',
  system: WIFI,
  warranty: 12,
});
export const hdBullet = cameras({
  es: 'Cámara bala HD',
  en: 'HD bullet camera',
  category: 'hd-bala',
  drawing: 'bullet',
  system: HD,
  warranty: 24,
});
export const hdDome = cameras({
  es: 'Cámara domo HD',
  en: 'HD dome camera',
  category: 'hd-domo',
  drawing: 'turret',
  system: HD,
  warranty: 24,
});
export const ipPtz = ptzCameras({
  es: 'Cámara PTZ IP',
  en: 'IP PTZ camera',
  category: 'ptz-ip',
  drawing: 'ptz',
  system: IP,
});
export const hdPtz = ptzCameras({
  es: 'Cámara PTZ HD',
  en: 'HD PTZ camera',
  category: 'ptz-hd',
  drawing: 'ptz',
  system: HD,
});
export const specialCamera: Family<CameraSpec & { use: Text }> = {
  ...cameras({
    es: 'Cámara especial IP',
    en: 'Special IP camera',
    category: 'termicas',
    drawing: 'box-camera',
    system: IP,
  }),
  body: GRAPHITE,
  weight: 1.9,
  name: ({ mp, lens, use }) =>
    t(`Cámara ${use.es}, ${mp} MP, lente ${lens} mm`, `${use.en} camera, ${mp} MP, ${lens} mm lens`),
};
