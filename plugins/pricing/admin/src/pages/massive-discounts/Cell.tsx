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

const Input = styled.input<{ $isChanged: boolean; $isWrong: boolean }>`
  width: 7.6rem;
  padding: 0.6rem 0.8rem;
  text-align: right;
  font-size: 1.3rem;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme, $isChanged }) => ($isChanged ? theme.colors.primary100 : theme.colors.neutral0)};
  border: 1px solid ${({ theme, $isWrong }) => ($isWrong ? theme.colors.danger600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};

  &:focus {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -1px;
  }
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
