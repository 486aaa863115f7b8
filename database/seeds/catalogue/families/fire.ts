import { t, type Text } from '../../text';
import { WHITE, type Family } from './define';

const RED = '#c4252b';

export const firePanel: Family<{ size: Text; addressable: boolean; extra: Text }> = {
  category: 'incendio-convencional',
  drawing: 'fire-panel',
  guarantee: 24,
  margin: 'access',
  weight: 6.5,
  body: RED,
  name: ({ size, addressable }) =>
    t(
      `Panel de incendio ${addressable ? 'direccionable' : 'convencional'}, ${size.es}`,
      `${addressable ? 'Addressable' : 'Conventional'} fire panel, ${size.en}`,
    ),
  about: ({ size, addressable, extra }) => [
    addressable
      ? t(
          `Panel inteligente de ${size.es} que dice qué detector avisó y dónde está.`,
          `Smart panel with ${size.en} that tells which detector went off and where.`,
        )
      : t(
          `Panel de ${size.es} para comercios y naves medianas.`,
          `Panel with ${size.en} for shops and mid-size buildings.`,
        ),
    t(
      'Cumple NFPA 72, con pantalla en español y fuente supervisada.',
      'It follows NFPA 72, with a Spanish display and a supervised supply.',
    ),
    extra,
  ],
};

export const fireDetector: Family<{ what: Text; wiring: Text; extra: Text }> = {
  category: 'humo',
  drawing: 'smoke-detector',
  guarantee: 24,
  margin: 'access',
  weight: 0.25,
  body: WHITE,
  name: ({ what, wiring }) =>
    t(
      `Detector ${what.es} ${wiring.es}`,
      `${wiring.en.charAt(0).toUpperCase()}${wiring.en.slice(1)} ${what.en} detector`,
    ),
  about: ({ what, wiring, extra }) => [
    t(
      `Detector ${what.es} ${wiring.es} de perfil bajo que se gira y queda en su base.`,
      `Low-profile ${wiring.en} ${what.en} detector that twists into its base.`,
    ),
    extra,
    t('El LED se ve desde cualquier ángulo de la habitación.', 'Its LED is visible from any angle of the room.'),
  ],
};

export const notification: Family<{ what: Text; extra: Text; ceiling?: boolean }> = {
  category: 'estrobos',
  drawing: 'strobe',
  guarantee: 24,
  margin: 'access',
  weight: 0.4,
  body: RED,
  variant: (s) => (s.ceiling ? 1 : 0),
  name: ({ what }) => what,
  about: ({ extra }) => [
    extra,
    t(
      'Se conecta en dos hilos y se sincroniza con los demás avisadores del circuito.',
      'It wires with two conductors and synchronises with the other appliances of its circuit.',
    ),
  ],
};

export const callPoint: Family<{ what: Text; extra: Text }> = {
  category: 'estaciones-manuales',
  drawing: 'call-point',
  guarantee: 24,
  margin: 'access',
  weight: 0.4,
  body: RED,
  name: ({ what }) => t(`Estación manual ${what.es}`, `Manual call point, ${what.en}`),
  about: ({ extra }) => [
    t(
      'Palanca roja que cualquiera reconoce y que queda marcada hasta restablecerla con llave.',
      'A red lever anyone recognises, which stays marked until reset by key.',
    ),
    extra,
  ],
};
