import { t, type Text } from '../../text';

/** Features of cameras and recorders, worded so that they read well in a name and in a sentence. */
const features = {
  wdr: t('WDR 120 dB', '120 dB WDR'),
  dwdr: t('WDR digital', 'digital WDR'),
  poe: t('PoE 802.3af', '802.3af PoE'),
  poeplus: t('PoE+ 802.3at', '802.3at PoE+'),
  ip66: t('IP66', 'IP66'),
  ip67: t('IP67', 'IP67'),
  ik10: t('IK10', 'IK10'),
  mic: t('micrófono integrado', 'built-in microphone'),
  talk: t('audio de dos vías', 'two-way audio'),
  sd: t('ranura microSD', 'microSD slot'),
  human: t('detección de persona y vehículo', 'person and vehicle detection'),
  color: t('imagen a color 24 h', '24 h colour imaging'),
  dual: t('luz dual inteligente', 'smart dual light'),
  siren: t('sirena y luz disuasiva', 'siren and deterrent light'),
  face: t('captura de rostros', 'face capture'),
  count: t('conteo de personas', 'people counting'),
  mzoom: t('lente motorizado', 'motorised lens'),
  track: t('seguimiento automático', 'auto-tracking'),
  heater: t('calefactor y desempañador', 'heater and defogger'),
  metal: t('carcasa metálica', 'metal housing'),
  wifi6: t('Wi-Fi de doble banda', 'dual-band Wi-Fi'),
  cloud: t('grabación en la nube', 'cloud recording'),
  battery: t('batería recargable', 'rechargeable battery'),
  solar: t('panel solar incluido', 'included solar panel'),
  fourg: t('conexión 4G LTE', '4G LTE connection'),
  h265: t('H.265+', 'H.265+'),
  hotswap: t('discos en caliente', 'hot-swap bays'),
  raid: t('RAID 0/1/5/6/10', 'RAID 0/1/5/6/10'),
  dualnet: t('doble puerto de red', 'dual network port'),
  anpr: t('lectura de placas', 'plate recognition'),
  fire: t('detección de punto caliente', 'hot-spot detection'),
  coax: t('audio por coaxial', 'audio over coax'),
} satisfies Record<string, Text>;

export type Feature = keyof typeof features;

export const featureTexts = (keys: Feature[]): Text[] => keys.map((key) => features[key]);
