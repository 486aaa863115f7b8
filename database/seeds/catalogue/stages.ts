import { t, type Text } from '../text';
import type { FlowType, StageId } from './types';

/** The store paints stage 1 blue, 2 green and any other red (storefront spec, section 3). */
export const stages: { id: StageId; code: string; name: Text; position: number; valid_flow_types: FlowType[] }[] = [
  {
    id: 1,
    code: 'new',
    name: t('Nuevo', 'New'),
    position: 1,
    valid_flow_types: ['standard', 'volume', 'on_request', 'project'],
  },
  {
    id: 2,
    code: 'line',
    name: t('Línea', 'Current'),
    position: 2,
    valid_flow_types: ['standard', 'volume', 'on_request', 'project'],
  },
  {
    id: 3,
    code: 'discontinued',
    name: t('Descontinuado', 'Discontinued'),
    position: 3,
    valid_flow_types: ['standard'],
  },
  {
    id: 4,
    code: 'last_pieces',
    name: t('Últimas piezas', 'Last pieces'),
    position: 4,
    valid_flow_types: ['standard', 'volume'],
  },
];
