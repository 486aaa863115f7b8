import { t, type Text } from '../text';

/** A list of values that fields of datasheets choose from; values are the same in both languages where English is not given. */
export interface ValueListSeed {
  key: string;
  name: string;
  options: { es: string; en?: string }[];
}

interface SheetFieldSeed {
  name: Text;
  type: 'text' | 'number' | 'boolean' | 'list';
  /** Key of the list that it chooses from. */
  list?: string;
  unit: string | null;
  /** What products of the category are told apart by: each says it before it is published. */
  isKey?: boolean;
  /** Reads the value out of a product's Spanish name and description; null where they do not say. */
  read: (text: string) => string | null;
}

export interface SheetSeed {
  name: Text;
  /** Keys of categories. */
  categories: string[];
  groups: { name: Text; fields: SheetFieldSeed[] }[];
}

const captured =
  (pattern: RegExp) =>
  (text: string): string | null =>
    pattern.exec(text)?.[1] ?? null;
const says =
  (pattern: RegExp) =>
  (text: string): string | null =>
    pattern.test(text) ? 'true' : null;
const number = (name: Text, unit: string | null, pattern: RegExp): SheetFieldSeed => ({
  name,
  type: 'number',
  unit,
  read: captured(pattern),
});
const text = (name: Text, unit: string | null, pattern: RegExp): SheetFieldSeed => ({
  name,
  type: 'text',
  unit,
  read: captured(pattern),
});
const yes = (name: Text, pattern: RegExp): SheetFieldSeed => ({
  name,
  type: 'boolean',
  unit: null,
  read: says(pattern),
});

const chosen = (name: Text, list: string, pattern: RegExp): SheetFieldSeed => ({
  name,
  type: 'list',
  unit: null,
  list,
  read: captured(pattern),
});

const values = (...options: string[]): ValueListSeed['options'] => options.map((es) => ({ es }));

/** The house's lists of values, by name. */
export const valueLists: ValueListSeed[] = [
  {
    key: 'montaje',
    name: 'Forma de montaje',
    options: [
      { es: 'Techo', en: 'Ceiling' },
      { es: 'Pared', en: 'Wall' },
      { es: 'Poste', en: 'Pole' },
      { es: 'Esquina', en: 'Corner' },
      { es: 'Rack', en: 'Rack' },
    ],
  },
  { key: 'ip', name: 'Grado de protección IP', options: values('IP54', 'IP65', 'IP66', 'IP67', 'IP68') },
  { key: 'ik', name: 'Grado de protección IK', options: values('IK08', 'IK09', 'IK10') },
  {
    key: 'zoom',
    name: 'Zoom óptico',
    options: values('4x', '5x', '10x', '12x', '16x', '25x', '30x', '32x', '40x'),
  },
];

const key = (field: SheetFieldSeed): SheetFieldSeed => ({ ...field, isKey: true });

/** Datasheets of what sells most; what a product says in its texts fills them. */
export const datasheets: SheetSeed[] = [
  {
    name: t('Cámaras', 'Cameras'),
    categories: [
      'ip-bala',
      'ip-domo',
      'ip-torreta',
      'ip-panoramica',
      'ip-wifi',
      'hd-bala',
      'hd-domo',
      'ptz-ip',
      'ptz-hd',
      'lectura-de-placas',
    ],
    groups: [
      {
        name: t('Imagen', 'Image'),
        fields: [
          key(number(t('Resolución', 'Resolution'), 'MP', /(\d+) MP/)),
          text(t('Lente', 'Lens'), 'mm', /lente ([\d.-]+) mm/),
          chosen(t('Zoom óptico', 'Optical zoom'), 'zoom', /zoom óptico (?:de )?(\d+x)/),
          number(t('Alcance infrarrojo', 'Infrared range'), 'm', /(?:IR|infrarrojo alcanza) (\d+) m/),
          yes(t('WDR real', 'True WDR'), /WDR 120 dB/),
        ],
      },
      {
        name: t('Resistencia', 'Resistance'),
        fields: [
          chosen(t('Protección contra polvo y agua', 'Dust and water protection'), 'ip', /\b(IP6\d)\b/),
          chosen(t('Protección contra golpes', 'Impact protection'), 'ik', /\b(IK\d{2})\b/),
        ],
      },
      {
        name: t('Funciones', 'Functions'),
        fields: [
          yes(t('Audio de dos vías', 'Two-way audio'), /audio de dos vías/),
          yes(t('Detección de persona y vehículo', 'Person and vehicle detection'), /detección de persona y vehículo/),
        ],
      },
    ],
  },
  {
    name: t('Grabadores', 'Recorders'),
    categories: ['nvr', 'dvr'],
    groups: [
      {
        name: t('Grabación', 'Recording'),
        fields: [
          key(number(t('Canales', 'Channels'), null, /(\d+) canales/)),
          number(t('Resolución', 'Resolution'), 'MP', /(\d+) MP/),
          number(t('Puertos PoE', 'PoE ports'), null, /(\d+) puertos PoE/),
          yes(t('Compresión H.265+', 'H.265+ compression'), /H\.265\+/),
        ],
      },
    ],
  },
  {
    name: t('Switches', 'Switches'),
    categories: ['switches-poe', 'switches-administrables', 'switches-escritorio', 'switches-industriales'],
    groups: [
      {
        name: t('Puertos', 'Ports'),
        fields: [
          number(t('Puertos Gigabit', 'Gigabit ports'), null, /(\d+) puertos Gigabit/),
          number(t('Ranuras SFP', 'SFP slots'), null, /(\d+) SFP/),
          number(t('Potencia PoE', 'PoE budget'), 'W', /(\d+) W\b/),
        ],
      },
    ],
  },
];
