import { LinkTabs } from '@mayorista/kernel/panel';
import { pluginId } from '../plugin-id';

export const boardUrl = `/plugins/${pluginId}/tablero`;

const tabs = [
  { label: 'Productos', to: boardUrl, isExact: true },
  { label: 'Certificados y dictámenes', to: `${boardUrl}/documentos` },
  { label: 'Trámites', to: `${boardUrl}/tramites` },
  { label: 'Renovaciones', to: `${boardUrl}/pendientes` },
  { label: 'Calendario', to: `${boardUrl}/calendario` },
];

/** The pages of NOM compliance, each with its own address. */
export const NomTabs = () => <LinkTabs label="Cumplimiento NOM" tabs={tabs} />;
