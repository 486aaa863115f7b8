import { LinkTabs } from '@mayorista/kernel/panel';
import { pluginId } from '../../plugin-id';

const base = `/plugins/${pluginId}/pedidos`;

/** The two ways to look at orders. */
export const OrderTabs = () => (
  <LinkTabs
    label="Vistas de pedidos"
    tabs={[
      { to: `${base}/tablero`, label: 'Tablero' },
      { to: base, label: 'Lista', isExact: true },
    ]}
  />
);
