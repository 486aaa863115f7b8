import { styled } from 'styled-components';
import type { DraftValue, Named } from '../draft/draft';
import { isYesNo } from '../draft/draft';
import { CellInput } from '../fields/CellInput';
import { ReferenceInput } from '../fields/ReferenceInput';
import type { LineColumn } from './line-columns';

interface Props {
  readonly column: LineColumn;
  readonly value: DraftValue;
  readonly label: string;
  /** Tells the table which cell it is. */
  readonly cell: string;
  readonly isWrong: boolean;
  readonly errorId: string | undefined;
  readonly onChange: (value: DraftValue) => void;
}

/** Renders the input of a cell by the kind of its field. */
export function LineCell({ column: { field, isNumeric }, value, label, cell, isWrong, errorId, onChange }: Props) {
  const text = typeof value === 'string' ? value : '';
  const shared = {
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': errorId,
    'data-cell': cell,
    $isCell: true,
    $isWrong: isWrong,
  };
  if (isYesNo(field))
    return (
      <input
        type="checkbox"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        data-cell={cell}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  if (field.kind === 'reference')
    return (
      <ReferenceInput
        isCell
        to={field.settings.to}
        value={value as Named | string | null}
        label={label}
        isWrong={isWrong}
        describedBy={errorId}
        dataCell={cell}
        onChange={onChange}
      />
    );
  if (field.kind === 'choice')
    return (
      <CellSelect {...shared} value={text} onChange={(event) => onChange(event.target.value)}>
        {(text === '' || field.presence === 'optional') && <option value="">—</option>}
        {text !== '' && !Object.hasOwn(field.settings.options, text) && <option value={text}>{text}</option>}
        {Object.entries(field.settings.options).map(([key, option]) => (
          <option key={key} value={key}>
            {option}
          </option>
        ))}
      </CellSelect>
    );
  return (
    <CellInput
      {...shared}
      $isNumeric={isNumeric}
      type={field.kind === 'day' ? 'date' : 'text'}
      inputMode={field.kind === 'money' ? 'decimal' : field.kind === 'quantity' ? 'numeric' : undefined}
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const CellSelect = styled(CellInput).attrs({ as: 'select' })`` as unknown as typeof CellInput;
