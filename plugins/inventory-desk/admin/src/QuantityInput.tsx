import { FigureInput } from '@mayorista/kernel/panel';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly isChanged?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (text: string) => void;
}

/** Pieces of one line: coloured when they differ from what stood there, marked when they make no sense. */
export const QuantityInput = ({ label, value, isWrong, isChanged = false, disabled = false, onChange }: Props) => (
  <FigureInput
    $isWrong={isWrong}
    $isChanged={isChanged}
    aria-label={label}
    aria-invalid={isWrong}
    inputMode="numeric"
    disabled={disabled}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
