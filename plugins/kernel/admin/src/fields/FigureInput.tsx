import { styled } from 'styled-components';

/** Renders a number in a cell: coloured when it differs from what stood there, marked when it makes no sense. */
export const FigureInput = styled.input<{ $isWrong: boolean; $isChanged: boolean }>`
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
