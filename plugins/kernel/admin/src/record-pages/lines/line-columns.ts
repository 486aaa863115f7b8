import { fieldKey, type Field, type FieldMap } from '../../../../shared/shape';
import { isYesNo, labelOf, type LineDraft } from '../draft/draft';
import { isUnresolved, isWritable } from '../draft/input';
import type { LineRefusals } from '../draft/refusals';
import { isNumeric } from '../values/show-text';
import { unresolvedText } from './paste';

/** Column of a table of lines. */
export interface LineColumn {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly isTyped: boolean;
  readonly isNumeric: boolean;
  /** Width in rem below which the column is not squeezed. */
  readonly width: number;
}

/** Lists the columns of lines in the order of their fields. */
export const lineColumns = (fields: FieldMap): LineColumn[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    label: labelOf(field),
    isTyped: isWritable(field, true),
    isNumeric: isNumeric(field),
    width: widthOf(field),
  }));

function widthOf(field: Field): number {
  if (field.kind === 'reference') return 24;
  if (isYesNo(field)) return 8;
  return field.kind === 'text' ? 18 : field.kind === 'quantity' ? 10 : 12;
}

/** Returns what is wrong with a cell: the platform's refusal, or that its text names no record. */
export function cellError(
  { name, field }: Pick<LineColumn, 'name' | 'field'>,
  { values }: LineDraft,
  refusals: LineRefusals | undefined,
): string | undefined {
  const value = values[name];
  return isUnresolved(field, value) ? unresolvedText(value) : refusals?.[fieldKey(name, field)];
}
