import { commas, series, t, type Text } from '../../text';
import { BLACK, GRAPHITE, type Family } from './define';
import { featureTexts, type Feature } from './video-features';

export interface RecorderSpec {
  channels: number;
  /** Highest resolution, megapixels. */
  mp: number;
  bays: number;
  /** PoE ports of a network recorder. */
  poe?: number;
  has: Feature[];
}

const days = (bays: number): Text =>
  bays > 1
    ? t(`Admite ${bays} discos para guardar semanas de video`, `It takes ${bays} drives to keep weeks of video`)
    : t('Admite un disco de hasta 10 TB', 'It takes one drive of up to 10 TB');

export const nvr: Family<RecorderSpec> = {
  category: 'nvr',
  drawing: 'recorder',
  guarantee: 36,
  margin: 'camera',
  weight: 3.1,
  body: BLACK,
  count: (s) => s.bays,
  variant: (s) => (s.poe ? 1 : 0),
  label: (s) => `${s.channels}CH`,
  name: ({ channels, mp, bays, poe }) =>
    t(
      `NVR ${channels} canales, ${mp} MP, ${bays} disco${bays > 1 ? 's' : ''}${poe ? `, ${poe} puertos PoE` : ''}`,
      `${channels}-channel NVR, ${mp} MP, ${bays} drive${bays > 1 ? 's' : ''}${poe ? `, ${poe} PoE ports` : ''}`,
    ),
  about: ({ channels, mp, bays, poe, has }) => [
    t(
      `Grabador de red que recibe hasta ${channels} cámaras IP de ${mp} MP y las muestra en 4K por HDMI.`,
      `Network recorder for up to ${channels} IP cameras of ${mp} MP, shown in 4K over HDMI.`,
    ),
    poe
      ? t(
          `Sus ${poe} puertos PoE alimentan las cámaras sin switch adicional.`,
          `Its ${poe} PoE ports feed the cameras without another switch.`,
        )
      : t(
          'Se conecta a las cámaras por la red existente o por un switch PoE.',
          'It reaches the cameras over the existing network or a PoE switch.',
        ),
    t(
      `${days(bays).es} y ofrece ${series(featureTexts(has)).es}.`,
      `${days(bays).en} and offers ${series(featureTexts(has)).en}.`,
    ),
  ],
};

export const dvr: Family<RecorderSpec> = {
  category: 'dvr',
  drawing: 'recorder',
  guarantee: 24,
  margin: 'camera',
  weight: 1.8,
  body: GRAPHITE,
  count: (s) => s.bays,
  variant: () => 2,
  label: (s) => `${s.channels}CH`,
  name: ({ channels, mp, has }) =>
    t(
      `DVR ${channels} canales ${mp} MP Lite pentahíbrido, ${commas(featureTexts(has.slice(0, 2))).es}`,
      `${channels}-channel ${mp} MP Lite five-in-one DVR, ${commas(featureTexts(has.slice(0, 2))).en}`,
    ),
  about: ({ channels, mp, bays, has }) => [
    t(
      `Acepta ${channels} cámaras TVI, AHD, CVI o CVBS de hasta ${mp} MP y suma canales IP al deshabilitar los analógicos.`,
      `It takes ${channels} TVI, AHD, CVI or CVBS cameras of up to ${mp} MP and adds IP channels when analogue ones are disabled.`,
    ),
    t(
      `${days(bays).es}; la compresión H.265+ reduce el espacio a la mitad.`,
      `${days(bays).en}; H.265+ compression halves the space.`,
    ),
    t(
      `Se consulta desde la aplicación móvil e incluye ${series(featureTexts(has)).es}.`,
      `It is viewed from the mobile app and includes ${series(featureTexts(has)).en}.`,
    ),
  ],
};

export interface DiskSpec {
  tb: number;
  rpm: number;
  cameras: number;
}
export const surveillanceDisk: Family<DiskSpec> = {
  category: 'discos-duros',
  drawing: 'hard-disk',
  guarantee: 36,
  margin: 'computing',
  weight: 0.7,
  label: (s) => `${s.tb} TB`,
  body: '#c9ced6',
  name: ({ tb, rpm }) =>
    t(
      `Disco duro ${tb} TB para videovigilancia, SATA, ${rpm} rpm`,
      `${tb} TB surveillance hard drive, SATA, ${rpm} rpm`,
    ),
  about: ({ tb, rpm, cameras }) => [
    t(
      `Disco de 3.5" hecho para escribir las 24 horas: soporta ${cameras} cámaras a la vez.`,
      `3.5" drive built to write around the clock: it supports ${cameras} cameras at once.`,
    ),
    t(
      `Con ${tb} TB a ${rpm} rpm y carga de trabajo de 180 TB al año, trabaja frío y silencioso dentro del grabador.`,
      `With ${tb} TB at ${rpm} rpm and a workload of 180 TB a year, it runs cool and quiet inside the recorder.`,
    ),
  ],
};

export const microSd: Family<{ gb: number; hours: number }> = {
  category: 'microsd',
  drawing: 'memory-card',
  guarantee: 24,
  margin: 'computing',
  weight: 0.05,
  label: (s) => `${s.gb} GB`,
  name: ({ gb }) =>
    t(`Memoria microSD ${gb} GB clase 10 para videovigilancia`, `${gb} GB class 10 microSD card for surveillance`),
  about: ({ gb, hours }) => [
    t(
      `Memoria de alta resistencia de ${gb} GB con ${hours.toLocaleString('en-US')} horas de grabación continua garantizadas.`,
      `High-endurance ${gb} GB card rated for ${hours.toLocaleString('en-US')} hours of continuous recording.`,
    ),
    t(
      'Lee a 95 MB/s y soporta de -25 a 85 °C, para cámaras de exterior y de vehículo.',
      'It reads at 95 MB/s and stands -25 to 85 °C, for outdoor and vehicle cameras.',
    ),
  ],
};

/** Accessories whose texts do not follow a pattern: each row brings its own. */
export const accessory: Family<{ name: Text; about: Text[] }> = {
  category: 'montajes',
  drawing: 'mount',
  guarantee: 12,
  margin: 'camera',
  weight: 0.4,
  name: (s) => s.name,
  about: (s) => s.about,
};
