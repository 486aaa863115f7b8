import { FigureInput } from '@mayorista/kernel/panel';
import { styled } from 'styled-components';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly isChanged: boolean;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (typed: string) => void;
  /** Whether it took what was pasted: then it is not written into the cell alone. */
  readonly onPaste: (text: string) => boolean;
}

const Input = styled(FigureInput)`
  width: 7.6rem;
  font-size: 1.3rem;
`;

/** One price or percent of the grid: coloured when it differs from what is stored, with its error beside it. */
export const Cell = ({ label, value, isChanged, error, isReadOnly, onChange, onPaste }: Props) => (
  <Input
    $isChanged={isChanged}
    $isWrong={error !== undefined}
    aria-label={label}
    aria-invalid={error !== undefined}
    title={error ?? label}
    inputMode="decimal"
    readOnly={isReadOnly}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    onPaste={(event) => {
      if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
    }}
  />
);
