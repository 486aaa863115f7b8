import { useFailedLoad, useRead, type ReadState } from '@mayorista/kernel/panel';
import { useEffect } from 'react';
import { pluginId } from '../plugin-id';
import type { Sheet } from './sheet';
import { onSheetChange } from './sheet-changes';

/** The compliance of a product, read again whenever something of this screen changes it; null reads nothing. */
export function useSheet(productId: number | null): ReadState<Sheet> {
  const state = useRead<Sheet>(productId === null ? null : `/${pluginId}/nom-products/${productId}`);
  useFailedLoad(state.failure !== null, 'No se pudo cargar el expediente NOM');
  const { reload } = state;
  useEffect(() => onSheetChange((changed) => changed === productId && reload()), [productId, reload]);
  return state;
}
