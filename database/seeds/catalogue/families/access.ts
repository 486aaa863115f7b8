import { series, t, type Text } from '../../text';
import { BLACK, GRAPHITE, type Family } from './define';

export interface TerminalSpec {
  users: number;
  events: number;
  by: Text[];
  extra: Text;
}

const terminal = (what: Text, drawing: string, category: string): Family<TerminalSpec> => ({
  category,
  drawing,
  guarantee: 24,
  margin: 'access',
  weight: 0.9,
  body: BLACK,
  name: ({ users, by }) =>
    t(
      `${what.es}, ${users.toLocaleString('en-US')} usuarios, ${series(by).es}`,
      `${what.en}, ${users.toLocaleString('en-US')} users, ${series(by).en}`,
    ),
  about: ({ users, events, by, extra }) => [
    t(
      `Identifica por ${series(by).es} en menos de medio segundo.`,
      `It identifies people by ${series(by).en} in under half a second.`,
    ),
    t(
      `Guarda ${users.toLocaleString('en-US')} usuarios y ${events.toLocaleString('en-US')} eventos, y abre la puerta aunque se caiga la red.`,
      `It keeps ${users.toLocaleString('en-US')} users and ${events.toLocaleString('en-US')} events, and opens the door even when the network is down.`,
    ),
    extra,
  ],
});

export const fingerprintTerminal = terminal(t('Terminal de huella', 'Fingerprint terminal'), 'fingerprint', 'huella');
export const faceTerminal = terminal(
  t('Terminal de reconocimiento facial', 'Face recognition terminal'),
  'face-terminal',
  'facial',
);

export interface ReaderSpec {
  tech: string;
  range: number;
  out: string;
  ip: string;
}
export const reader: Family<ReaderSpec> = {
  category: 'proximidad',
  drawing: 'card-reader',
  guarantee: 24,
  margin: 'access',
  weight: 0.3,
  body: BLACK,
  name: ({ tech, out, ip }) =>
    t(`Lectora de proximidad ${tech}, ${out}, ${ip}`, `${tech} proximity reader, ${out}, ${ip}`),
  about: ({ tech, range, out, ip }) => [
    t(
      `Lee credenciales ${tech} hasta ${range} cm y entrega el dato por ${out}.`,
      `It reads ${tech} credentials up to ${range} cm away and reports over ${out}.`,
    ),
    t(
      `Encapsulada en resina con grado ${ip}: sirve a la intemperie, sobre metal o en poste.`,
      `Potted in resin and rated ${ip}, it serves outdoors, on metal or on a post.`,
    ),
    t(
      'El LED de tres colores y el zumbador se gobiernan desde el panel.',
      'The three-colour LED and the buzzer are driven by the panel.',
    ),
  ],
};

export const accessKeypad: Family<{ users: number; tech: string; metal: boolean }> = {
  category: 'teclados-acceso',
  drawing: 'keypad',
  guarantee: 24,
  margin: 'access',
  weight: 0.5,
  body: GRAPHITE,
  count: () => 12,
  variant: (s) => (s.metal ? 1 : 0),
  name: ({ users, tech, metal }) =>
    t(
      `Teclado autónomo ${metal ? 'metálico ' : ''}con lectora ${tech}, ${users.toLocaleString('en-US')} usuarios`,
      `Stand-alone ${metal ? 'metal ' : ''}keypad with ${tech} reader, ${users.toLocaleString('en-US')} users`,
    ),
  about: ({ users, tech, metal }) => [
    t(
      `Controla una puerta por código, tarjeta ${tech} o ambos, sin panel ni computadora.`,
      `It runs one door by code, ${tech} card or both, without a panel or a computer.`,
    ),
    t(
      `Administra ${users.toLocaleString('en-US')} usuarios y ${metal ? 'su cuerpo de zinc con teclas iluminadas resiste golpes y lluvia' : 'sus teclas táctiles se iluminan al acercar la mano'}.`,
      `It holds ${users.toLocaleString('en-US')} users and ${metal ? 'its zinc body with lit keys resists knocks and rain' : 'its touch keys light up as a hand approaches'}.`,
    ),
  ],
};

export const accessPanel: Family<{ doors: number; readers: number; users: number }> = {
  category: 'controladores',
  drawing: 'access-panel',
  guarantee: 36,
  margin: 'access',
  weight: 3.2,
  body: '#d5d9de',
  count: (s) => s.doors,
  name: ({ doors, readers }) =>
    t(
      `Panel de acceso IP ${doors} puerta${doors > 1 ? 's' : ''}, ${readers} lectoras, en gabinete`,
      `IP access panel, ${doors} door${doors > 1 ? 's' : ''}, ${readers} readers, in cabinet`,
    ),
  about: ({ doors, readers, users }) => [
    t(
      `Gobierna ${doors} puerta${doors > 1 ? 's' : ''} con ${readers} lectoras Wiegand u OSDP y decide sin depender del servidor.`,
      `It runs ${doors} door${doors > 1 ? 's' : ''} with ${readers} Wiegand or OSDP readers and decides without the server.`,
    ),
    t(
      `Memoria para ${users.toLocaleString('en-US')} tarjetas y 100,000 eventos.`,
      `Memory for ${users.toLocaleString('en-US')} cards and 100,000 events.`,
    ),
    t(
      'El gabinete metálico trae fuente de 12 V y espacio para batería de 7 Ah.',
      'The metal cabinet brings a 12 V supply and room for a 7 Ah battery.',
    ),
  ],
};

export const maglock: Family<{ kg: number; lbs: number; outdoor: boolean; leaves: number }> = {
  category: 'electroimanes',
  drawing: 'maglock',
  guarantee: 36,
  margin: 'access',
  weight: 2.4,
  body: '#c4cad2',
  count: (s) => s.leaves,
  variant: (s) => (s.outdoor ? 1 : 0),
  label: (s) => `${s.lbs} lb`,
  name: ({ kg, lbs, outdoor, leaves }) =>
    t(
      `Electroimán ${leaves > 1 ? 'doble ' : ''}${lbs} lb (${kg} kg)${outdoor ? ', exterior IP67' : ', con sensor y LED'}`,
      `${leaves > 1 ? 'Double ' : ''}${lbs} lb (${kg} kg) magnetic lock${outdoor ? ', outdoor IP67' : ', with sensor and LED'}`,
    ),
  about: ({ kg, outdoor, leaves }) => [
    t(
      `Retiene ${leaves > 1 ? 'cada hoja ' : 'la puerta '}con ${kg} kg de fuerza y libera en cuanto se corta la corriente, como pide protección civil.`,
      `It holds ${leaves > 1 ? 'each leaf ' : 'the door '}with ${kg} kg of force and releases as soon as power is cut, as fire codes require.`,
    ),
    outdoor
      ? t(
          'El cuerpo sellado de acero inoxidable soporta lluvia y polvo.',
          'The sealed stainless steel body stands rain and dust.',
        )
      : t(
          'El sensor de efecto Hall avisa si la puerta quedó bien cerrada; el LED lo muestra a simple vista.',
          'A Hall sensor tells whether the door is properly closed and the LED shows it at a glance.',
        ),
    t('Se alimenta a 12 o 24 Vcc.', 'It runs on 12 or 24 Vdc.'),
  ],
};
