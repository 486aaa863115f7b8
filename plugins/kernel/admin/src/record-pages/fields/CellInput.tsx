import { styled } from 'styled-components';

interface Props {
  /** Draws the input as a cell of a table: its border shows once it is pointed at, entered or wrong. */
  readonly $isCell?: boolean;
  readonly $isWrong?: boolean;
  /** As high as the filters of a list. */
  readonly $isSmall?: boolean;
  readonly $isNumeric?: boolean;
}

/** Plain input in the panel's looks: two thousand lines have too many cells for the design system's fields. */
export const CellInput = styled.input<Props>`
  width: 100%;
  height: ${({ $isCell, $isSmall }) => ($isCell === true || $isSmall === true ? '3.2rem' : '4rem')};
  padding: 0 ${({ theme }) => theme.spaces[3]};
  font: inherit;
  font-size: 1.4rem;
  text-align: ${({ $isNumeric }) => ($isNumeric === true ? 'right' : 'left')};
  text-overflow: ellipsis;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme, $isCell, $isWrong }) =>
    $isWrong === true ? theme.colors.danger100 : $isCell === true ? 'transparent' : theme.colors.neutral0};
  border: 1px solid
    ${({ theme, $isCell, $isWrong }) =>
      $isWrong === true ? theme.colors.danger600 : $isCell === true ? 'transparent' : theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};

  &:hover:not(:focus) {
    border-color: ${({ theme, $isWrong }) => ($isWrong === true ? theme.colors.danger600 : theme.colors.neutral300)};
  }

  &:focus {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -1px;
    background: ${({ theme }) => theme.colors.neutral0};
  }

  &::placeholder {
    color: ${({ theme }) => theme.colors.neutral600};
    opacity: 1;
  }
`;
