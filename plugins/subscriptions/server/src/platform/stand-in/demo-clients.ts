import type { PlatformClient, PlatformDevice } from '../monitoring-platform';

interface DemoClient extends Omit<PlatformClient, 'number_of_devices'> {
  readonly devices: readonly PlatformDevice[];
}
type DeviceRow = readonly [name: string, type: string, manufacturer: string, channels: number, isTaken?: 'taken'];

/** Clients who link recorders at the demonstration: somebody with free ones, somebody whose only one has a subscription bought elsewhere, somebody with none. */
const rows: readonly (readonly [name: string, lastName: string, email: string, devices: readonly DeviceRow[]])[] = [
  [
    'Papelería',
    'La Esquina',
    'encargada@papeleria-laesquina.test',
    [
      ['Grabador mostrador', 'DVR', 'Vikron', 8],
      ['Grabador bodega', 'NVR', 'Vikron', 16],
    ],
  ],
  ['Condominio', 'Los Fresnos', 'administracion@losfresnos.test', [['Grabador caseta', 'NVR', 'Orbivue', 32]]],
  ['Taller', 'Hernández', 'taller@hernandez.test', [['Grabador patio', 'DVR', 'Orbivue', 4, 'taken']]],
  ['Clínica', 'Santa Fe', 'sistemas@clinica-santafe.test', []],
];

/** Beginning of the e-mail of an account that has clients without devices, as one has before linking any. */
export const emptyEmail = 'sin-dispositivos';
export const emptyPrefix = 'demo-vacio-';

/** The clients of an installer of the demonstration: each installer has its own. */
export const demoClients = (installerId: string): readonly DemoClient[] =>
  rows.map(([name, last_name, email, linked], at) => {
    const devices = installerId.startsWith(emptyPrefix) ? [] : linked;
    const id = `${installerId}-c${at + 1}`;
    return {
      ...{ id, name, last_name, email },
      devices: devices.map(([device, type, manufacturer, max_channels, isTaken], number) => {
        const device_id = `${id}-d${number + 1}`;
        return {
          ...{ device_id, name: device, type, manufacturer, max_channels },
          subscription_id: isTaken === undefined ? null : `${device_id}-ajena`,
        };
      }),
    };
  });

/** The devices of a client of the demonstration; none of somebody who is none. */
export const devicesOfClient = (clientId: string): readonly PlatformDevice[] =>
  demoClients(clientId.replace(/-c\d+$/, '')).find(({ id }) => id === clientId)?.devices ?? [];
