import { styled } from 'styled-components';
import type { DraftValue, Named } from '../draft/draft';
import { isYesNo, yearChoices } from '../draft/draft';
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
export function LineCell(props: Props) {
  const { field } = props.column;
  if (isYesNo(field)) return <CellCheckbox {...props} />;
  if (field.kind === 'choice') return <CellChoice {...props} choices={field.settings.options} />;
  const years = yearChoices(field);
  if (years !== null) return <CellChoice {...props} choices={years} />;
  if (field.kind !== 'reference') return <CellText {...props} />;
  const { value, label, cell, isWrong, errorId, onChange } = props;
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
}

const textOf = ({ value }: Props): string => (typeof value === 'string' ? value : '');

const attributesOf = ({ label, isWrong, errorId, cell }: Props) => ({
  'aria-label': label,
  'aria-invalid': isWrong || undefined,
  'aria-describedby': errorId,
  'data-cell': cell,
});

const CellCheckbox = (props: Props) => (
  <input
    type="checkbox"
    {...attributesOf(props)}
    checked={props.value === true}
    onChange={(event) => props.onChange(event.target.checked)}
  />
);

const inputModes = { money: 'decimal', quantity: 'numeric' } as const;

function CellText(props: Props) {
  const { field, isNumeric } = props.column;
  return (
    <CellInput
      {...attributesOf(props)}
      $isCell
      $isWrong={props.isWrong}
      $isNumeric={isNumeric}
      type={field.kind === 'day' ? 'date' : 'text'}
      inputMode={field.kind === 'money' || field.kind === 'quantity' ? inputModes[field.kind] : undefined}
      autoComplete="off"
      value={textOf(props)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

function CellChoice(props: Props & { readonly choices: Readonly<Record<string, string>> }) {
  const { column, choices, isWrong, onChange } = props;
  const text = textOf(props);
  const isEmpty = text === '' || column.field.presence === 'optional';
  return (
    <CellSelect
      {...attributesOf(props)}
      $isCell
      $isWrong={isWrong}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    >
      {isEmpty && <option value="">—</option>}
      {/* Pasted text that is no choice stays to be corrected. */}
      {text !== '' && !Object.hasOwn(choices, text) && <option value={text}>{text}</option>}
      {Object.entries(choices).map(([key, option]) => (
        <option key={key} value={key}>
          {option}
        </option>
      ))}
    </CellSelect>
  );
}

const CellSelect = styled(CellInput).attrs({ as: 'select' })`` as unknown as typeof CellInput;
