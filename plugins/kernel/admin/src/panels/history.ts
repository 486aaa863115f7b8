import type { ItemOf } from '@mayorista/config/answers';

export type HistoryEntry = ItemOf<'GET /histories'>;

const actions: Readonly<Record<string, string>> = {
  created: 'creó el registro',
  changed: 'hizo cambios',
  removed: 'eliminó el registro',
  commented: 'comentó',
  comment_removed: 'quitó un comentario',
  datasheet_changed: 'llenó la ficha técnica',
  overviews_changed: 'cambió las descripciones con imágenes',
  features_changed: 'cambió las características',
  kit_changed: 'cambió el contenido del kit',
  related_products_changed: 'cambió los productos relacionados',
  alternatives_changed: 'cambió sus alternativas',
  replacements_changed: 'cambió los reemplazos',
  accessories_changed: 'cambió las categorías de sus accesorios',
  banners_changed: 'cambió sus banners',
  images_added: 'agregó imágenes',
  image_removed: 'quitó una imagen',
  document_added: 'agregó un documento',
  document_changed: 'cambió un documento',
  document_removed: 'quitó un documento',
  video_added: 'agregó un video',
  video_removed: 'quitó un video',
  videos_ordered: 'ordenó los videos',
  ordered: 'cambió el orden',
  state_changed: 'cambió el estado',
  tariff_fraction_changed: 'cambió la fracción arancelaria',
  requirement_stated: 'anotó un requisito NOM',
  tag_changed: 'cambió la etiqueta NOM',
  certificate_linked: 'ligó un certificado',
  certificate_link_changed: 'cambió la liga con un certificado',
  certificate_unlinked: 'quitó la liga con un certificado',
  products_added: 'agregó productos',
  products_removed: 'quitó productos',
  impersonated: 'empezó a actuar en su nombre',
  impersonation_ended: 'dejó de actuar en su nombre',
  acted: 'hizo algo en su nombre',
  gate_overridden: 'autorizó una excepción NOM',
  gate_override_revoked: 'retiró una excepción NOM',
};

/** Returns the Spanish text of an audited action, or the action itself where it has none. The audit writes some with hyphens ('document-added'). */
export const actionText = (action: string): string => actions[action.replaceAll('-', '_')] ?? action;

/** Formats a value of the audit: 'vacío' for none, 'Sí' or 'No', otherwise at most 80 characters. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'vacío';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
