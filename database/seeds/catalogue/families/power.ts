import { t, type Text } from '../../text';
import { BLACK, type Family } from './define';

export const ups: Family<{
  va: number;
  watts: number;
  outlets: number;
  minutes: number;
  online?: boolean;
  rack?: boolean;
  extra: Text;
}> = {
  category: 'ups-interactivos',
  drawing: 'ups',
  guarantee: 24,
  margin: 'power',
  weight: 7.5,
  body: BLACK,
  variant: (s) => (s.rack ? 1 : 0),
  label: (s) => `${s.va} VA`,
  count: (s) => s.outlets,
  name: ({ va, watts, outlets, online, rack }) =>
    t(
      `UPS ${online ? 'en línea de doble conversión' : 'línea interactiva'} ${va} VA / ${watts} W, ${outlets} contactos${rack ? ', rack o torre' : ''}`,
      `${online ? 'Online double-conversion' : 'Line-interactive'} UPS ${va} VA / ${watts} W, ${outlets} outlets${rack ? ', rack or tower' : ''}`,
    ),
  about: ({ watts, minutes, online, extra }) => [
    t(
      `Entrega ${watts} W y mantiene media carga durante ${minutes} minutos.`,
      `It delivers ${watts} W and holds half load for ${minutes} minutes.`,
    ),
    online
      ? t(
          'La salida es senoidal pura, sin tiempo de transferencia: ideal para servidores y grabadores.',
          'Its output is pure sine with no transfer time, ideal for servers and recorders.',
        )
      : t('Regula de 89 a 145 V sin gastar batería.', 'It regulates from 89 to 145 V without using the battery.'),
    extra,
  ],
};

export const battery: Family<{ volts: number; ah: string; lithium?: boolean; use: Text }> = {
  category: 'baterias-agm',
  drawing: 'battery',
  guarantee: 12,
  margin: 'power',
  weight: 2.2,
  label: (s) => `${s.volts}V ${s.ah}Ah`,
  body: '#2c3138',
  name: ({ volts, ah, lithium }) =>
    t(
      `Batería ${lithium ? 'de litio LiFePO4' : 'sellada AGM'} ${volts} V ${ah} Ah`,
      `${lithium ? 'LiFePO4 lithium' : 'Sealed AGM'} battery ${volts} V ${ah} Ah`,
    ),
  about: ({ volts, ah, lithium, use }) => [
    t(`Batería de ${volts} V y ${ah} Ah para ${use.es}.`, `${volts} V, ${ah} Ah battery for ${use.en}.`),
    lithium
      ? t(
          'Soporta 4,000 ciclos y su circuito de protección evita descargas profundas.',
          'It stands 4,000 cycles and its protection board prevents deep discharge.',
        )
      : t(
          'Libre de mantenimiento, no derrama y trabaja en cualquier posición.',
          'Maintenance free, spill proof, and works in any position.',
        ),
  ],
};

export const powerSupply: Family<{ volts: number; amps: number; outputs: number; adapter?: boolean; extra: Text }> = {
  category: 'fuentes-gabinete',
  drawing: 'power-box',
  guarantee: 24,
  margin: 'power',
  weight: 1.9,
  body: '#cfd4da',
  label: (s) => `${s.volts}V ${s.amps}A`,
  count: (s) => s.outputs,
  name: ({ volts, amps, outputs, adapter }) =>
    t(
      `${adapter ? 'Adaptador' : 'Fuente en gabinete'} ${volts} Vcc ${amps} A${outputs > 1 ? `, ${outputs} salidas` : ''}`,
      `${adapter ? 'Adapter' : 'Boxed power supply'} ${volts} Vdc ${amps} A${outputs > 1 ? `, ${outputs} outputs` : ''}`,
    ),
  about: ({ volts, amps, outputs, extra }) => [
    t(
      `Entrega ${volts} Vcc regulados y ${amps} A continuos${outputs > 1 ? ` repartidos en ${outputs} salidas protegidas` : ''}.`,
      `It gives a regulated ${volts} Vdc and ${amps} A continuous${outputs > 1 ? ` over ${outputs} protected outputs` : ''}.`,
    ),
    extra,
    t('Acepta de 100 a 240 V de entrada.', 'It takes 100 to 240 V input.'),
  ],
};
