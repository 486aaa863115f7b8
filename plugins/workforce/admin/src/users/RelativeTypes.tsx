import { useFailedLoad, usePage } from '@mayorista/kernel/panel';
import { relativeType } from '@mayorista/reference/shared';

/** Reads the kinds of relatives as their tab opens, and says so when they cannot be read: without them no line can be filled in. */
export function RelativeTypes() {
  const types = usePage(`${relativeType.path}?per_page=20`);
  useFailedLoad(types.hasFailed, 'Error al cargar los tipos de familiares');
  return null;
}
