import { t, type Text } from '../../text';
import { WHITE, type Family } from './define';

export const alarmPanel: Family<{ zones: number; partitions: number; wireless: boolean; extra: Text }> = {
  category: 'paneles-cableados',
  drawing: 'alarm-panel',
  guarantee: 24,
  margin: 'access',
  weight: 2.4,
  count: (s) => s.zones,
  name: ({ zones, partitions, wireless }) =>
    t(
      `Panel de alarma ${wireless ? 'inalámbrico' : 'híbrido'} ${zones} zonas, ${partitions} particiones`,
      `${wireless ? 'Wireless' : 'Hybrid'} alarm panel, ${zones} zones, ${partitions} partitions`,
    ),
  about: ({ zones, partitions, wireless, extra }) => [
    wireless
      ? t(
          `Central con batería interna que protege ${zones} zonas sin tender un solo cable.`,
          `A hub with its own battery that guards ${zones} zones without a single cable.`,
        )
      : t(
          `Panel para cablear lo existente y sumar sensores inalámbricos hasta ${zones} zonas.`,
          `A panel that wires what exists and adds wireless sensors up to ${zones} zones.`,
        ),
    t(
      `Separa ${partitions} áreas con armado independiente y reporta por Contact ID y SIA.`,
      `It splits ${partitions} areas with separate arming and reports over Contact ID and SIA.`,
    ),
    extra,
  ],
};

export interface MotionSpec {
  meters: number;
  pet?: number;
  outdoor?: boolean;
  wireless?: boolean;
  dual?: boolean;
}
export const motion: Family<MotionSpec> = {
  category: 'movimiento',
  drawing: 'pir',
  guarantee: 24,
  margin: 'access',
  weight: 0.2,
  variant: (s) => (s.outdoor ? 1 : s.dual ? 2 : 0),
  name: ({ meters, pet, outdoor, wireless, dual }) =>
    t(
      `Sensor de movimiento ${dual ? 'doble tecnología' : 'PIR'} ${wireless ? 'inalámbrico ' : ''}${meters} m${pet ? `, inmune a mascotas de ${pet} kg` : ''}${outdoor ? ', exterior' : ''}`,
      `${wireless ? 'Wireless ' : ''}${dual ? 'dual-technology' : 'PIR'} motion sensor ${meters} m${pet ? `, immune to ${pet} kg pets` : ''}${outdoor ? ', outdoor' : ''}`,
    ),
  about: ({ meters, pet, outdoor, wireless, dual }) => [
    t(
      `Cubre ${meters} m con un ángulo de ${outdoor ? 90 : 110}°${pet ? ` e ignora mascotas de hasta ${pet} kg` : ''}.`,
      `It covers ${meters} m over ${outdoor ? 90 : 110}°${pet ? ` and ignores pets of up to ${pet} kg` : ''}.`,
    ),
    dual
      ? t(
          'Dispara solo si coinciden infrarrojo y microondas, lo que evita falsas alarmas por corrientes de aire.',
          'It triggers only when infrared and microwave agree, which avoids false alarms from draughts.',
        )
      : t(
          'Compensa la temperatura para no perder alcance en días calurosos.',
          'It compensates for temperature, so hot days do not shorten its range.',
        ),
    wireless
      ? t(
          'La batería dura hasta cinco años y la app muestra su nivel.',
          'The battery lasts up to five years and the app shows its level.',
        )
      : t('Se cablea con cuatro hilos a cualquier panel.', 'It wires with four conductors to any panel.'),
  ],
};

export const siren: Family<{ db: number; strobe: boolean; outdoor: boolean; wireless?: boolean; fire?: boolean }> = {
  category: 'sirenas',
  drawing: 'siren',
  guarantee: 12,
  margin: 'access',
  weight: 0.8,
  body: WHITE,
  variant: (s) => (s.outdoor ? 0 : 1),
  name: ({ db, strobe, outdoor, wireless }) =>
    t(
      `Sirena ${wireless ? 'inalámbrica ' : ''}de ${outdoor ? 'exterior' : 'interior'} ${db} dB${strobe ? ' con estrobo' : ''}`,
      `${wireless ? 'Wireless ' : ''}${outdoor ? 'outdoor' : 'indoor'} siren ${db} dB${strobe ? ' with strobe' : ''}`,
    ),
  about: ({ db, strobe, outdoor }) => [
    t(
      `Avisa con ${db} dB a un metro${strobe ? ' y un destello que se ve a 50 m' : ''}.`,
      `It warns with ${db} dB at one metre${strobe ? ' and a flash seen from 50 m' : ''}.`,
    ),
    outdoor
      ? t(
          'La caja tiene doble tapa, antisabotaje y batería de respaldo.',
          'The box has a double lid, tamper switch and backup battery.',
        )
      : t(
          'Compacta, se atornilla en techo o muro y consume menos de 200 mA.',
          'Compact, it screws to ceiling or wall and draws under 200 mA.',
        ),
  ],
};

export const alarmKeypad: Family<{ screen: Text; extra: Text }> = {
  category: 'teclados-alarma',
  drawing: 'alarm-keypad',
  guarantee: 24,
  margin: 'access',
  weight: 0.4,
  count: () => 12,
  name: ({ screen }) => t(`Teclado de alarma ${screen.es}`, `Alarm keypad ${screen.en}`),
  about: ({ extra }) => [
    t(
      'Arma, desarma y consulta zonas con teclas de emergencia de dos botones.',
      'It arms, disarms and shows zones, with two-button emergency keys.',
    ),
    extra,
  ],
};
