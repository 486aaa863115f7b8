// The areas of the panel's menu, as the kernel lists them.
import { read } from './project.mjs';

export const areas = () => {
  const [, list = ''] = /export const areas = \[([^\]]*)\]/.exec(read('plugins/kernel/admin/src/areas/areas.ts')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, area]) => area);
};

/** An area of the menu. Throws, in Spanish, for another word. */
export function areaOf(area) {
  if (!areas().includes(area))
    throw new Error(`Falta el área del menú: --area ${areas().join(' | ')}${area ? ` (no existe ${area})` : ''}`);
  return area;
}
