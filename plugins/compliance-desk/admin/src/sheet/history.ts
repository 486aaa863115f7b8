/** What happened to a product's compliance, in words. */
const actions: Readonly<Record<string, string>> = {
  created: 'abrió el expediente',
  changed: 'cambió lo declarado del producto',
  state_changed: 'movió el expediente',
  requirement_stated: 'declaró un requisito',
  gate_overridden: 'abrió un candado con motivo',
  gate_override_revoked: 'retiró una excepción',
  tariff_fraction_changed: 'cambió la fracción arancelaria',
  tag_changed: 'cambió los datos de la etiqueta',
  certificate_linked: 'amparó el producto con un documento',
  certificate_link_changed: 'cambió el documento que lo ampara',
  certificate_unlinked: 'quitó un documento',
};

export const actionText = (action: string): string => actions[action] ?? 'hizo un cambio';

/** The reason somebody wrote, where they wrote one. */
export function reasonOf(changes: Readonly<Record<string, readonly [unknown, unknown]>>): string | null {
  for (const name of ['reason', 'notes', 'status_notes', 'exemption_reason']) {
    const written = changes[name]?.[1];
    if (typeof written === 'string' && written !== '') return written;
  }
  return null;
}
