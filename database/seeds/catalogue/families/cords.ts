import { t, type Text } from '../../text';
import type { Family } from './define';

export interface CordSpec {
  cat: '5e' | '6' | '6A';
  meters: number;
  color: Text;
  shielded?: boolean;
}

const bandwidth = { '5e': 100, '6': 250, '6A': 500 } as const;

/** Copper patch cords: one product for each category, length and colour. */
export const patchCord: Family<CordSpec> = {
  category: 'cordones',
  drawing: 'patch-cord',
  guarantee: 12,
  margin: 'cable',
  weight: 0.1,
  label: (s) => `${s.meters} m`,
  name: ({ cat, meters, color, shielded }) =>
    t(
      `Cordón de parcheo categoría ${cat}${shielded ? ' blindado' : ''}, ${meters} m, ${color.es}`,
      `${shielded ? 'Shielded category' : 'Category'} ${cat} patch cord, ${meters} m, ${color.en}`,
    ),
  about: ({ cat, meters, color, shielded }) => [
    t(
      `Cordón ${color.es} de ${meters} m con conectores RJ45 moldeados y probado a ${bandwidth[cat]} MHz.`,
      `A ${meters} m ${color.en} cord with moulded RJ45 plugs, tested at ${bandwidth[cat]} MHz.`,
    ),
    shielded
      ? t(
          'Cada par va blindado con aluminio: sirve junto a motores y tableros.',
          'Each pair is foil screened, so it serves next to motors and panels.',
        )
      : t(
          'Cobre trenzado flexible y bota que protege el seguro.',
          'Flexible stranded copper and a boot that guards the latch.',
        ),
    meters <= 1
      ? t('La medida justa entre panel de parcheo y switch.', 'The right length between patch panel and switch.')
      : t(
          'Llega del contacto de pared al equipo sin sobrar.',
          'It reaches from the wall plate to the device without excess.',
        ),
  ],
};

export interface FibreCordSpec {
  ends: string;
  fibre: 'OS2' | 'OM3' | 'OM4';
  meters: number;
}

/** Duplex fibre cords. */
export const fibreCord: Family<FibreCordSpec> = {
  category: 'cordones',
  drawing: 'patch-cord',
  guarantee: 12,
  margin: 'cable',
  weight: 0.1,
  variant: () => 2,
  label: (s) => `${s.meters} m`,
  name: ({ ends, fibre, meters }) =>
    t(`Cordón de fibra ${fibre} ${ends} dúplex, ${meters} m`, `${fibre} ${ends} duplex fibre cord, ${meters} m`),
  about: ({ ends, fibre, meters }) => [
    t(
      `Une equipos con puertos ${ends} a ${meters} m por fibra ${fibre === 'OS2' ? 'monomodo' : 'multimodo'}.`,
      `It joins ${ends} ports ${meters} m apart over ${fibre === 'OS2' ? 'single-mode' : 'multimode'} fibre.`,
    ),
    t(
      'Férula de cerámica pulida con pérdida menor a 0.25 dB, inspeccionada pieza por pieza.',
      'Polished ceramic ferrules with loss under 0.25 dB, inspected piece by piece.',
    ),
  ],
};
