import { t, type Text } from '../../text';
import { BLACK, type Family } from './define';

export interface CableSpec {
  kind: Text;
  meters: number;
  use: Text;
  color: Text;
  hex: string;
  reel?: boolean;
  extra: Text;
}
export const cable: Family<CableSpec> = {
  category: 'utp',
  drawing: 'cable-box',
  guarantee: 12,
  margin: 'cable',
  weight: 11,
  label: (s) => `${s.meters} m`,
  name: ({ kind, meters, color }) =>
    t(`Bobina de ${kind.es}, ${meters} m, ${color.es}`, `${kind.en}, ${meters} m, ${color.en}`),
  about: ({ kind, meters, use, extra }) => [
    t(`Bobina de ${meters} m de ${kind.es} para ${use.es}.`, `${meters} m of ${kind.en} for ${use.en}.`),
    extra,
    t(
      'El marcado secuencial por metro dice cuánto queda en la caja.',
      'Sequential metre marks tell how much is left in the box.',
    ),
  ],
};

export const part: Family<{ name: Text; about: Text[] }> = {
  category: 'paneles-de-parcheo',
  drawing: 'patch-panel',
  guarantee: 12,
  margin: 'cable',
  weight: 0.6,
  body: BLACK,
  name: (s) => s.name,
  about: (s) => s.about,
};
export const tool: Family<{ name: Text; about: Text[] }> = {
  ...part,
  category: 'ponchadoras',
  drawing: 'crimper',
  margin: 'tools',
};
