import { styled } from 'styled-components';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly isChanged?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (text: string) => void;
}

const Input = styled.input<{ $isWrong: boolean; $isChanged: boolean }>`
  width: 8rem;
  padding: 0.6rem 0.8rem;
  text-align: right;
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme, $isChanged }) => ($isChanged ? theme.colors.primary100 : theme.colors.neutral0)};
  border: 1px solid ${({ theme, $isWrong }) => ($isWrong ? theme.colors.danger600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};

  &:focus {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -1px;
  }

  &:disabled {
    color: ${({ theme }) => theme.colors.neutral600};
    background: ${({ theme }) => theme.colors.neutral150};
  }
`;

/** Pieces of one line: coloured when they differ from what stood there, marked when they make no sense. */
export const QuantityInput = ({ label, value, isWrong, isChanged = false, disabled = false, onChange }: Props) => (
  <Input
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
