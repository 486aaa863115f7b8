import type { DatasheetFacetAnswer } from '../../api/contract';
import type { Translate } from '../../i18n/translate';

/** A value of a characteristic as it is read: yes or no, or the text with its unit. */
export function valueLabel(
  { field_type: type, unit }: Pick<DatasheetFacetAnswer, 'field_type' | 'unit'>,
  { label }: { readonly label: string },
  t: Translate,
): string {
  if (type === 'boolean') return t(label === 'true' ? 'listing.yes' : 'listing.no');
  return unit ? `${label} ${unit}` : label;
}
