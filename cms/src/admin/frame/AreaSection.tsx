import { ChevronDown } from '@strapi/icons';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { MenuArea, MenuLine } from './menu-tree';

interface Props {
  /** How many wait on the page of each line, by its path. */
  readonly counts: ReadonlyMap<string, number>;
  readonly area: MenuArea;
  readonly current: MenuLine | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One area of the menu: its name, which opens and closes it, and its lines. */
export function AreaSection({ area: { area, lines }, counts, current, isOpen, onToggle }: Props) {
  const id = useId();
  const isHere = lines.some(({ to }) => to === current?.to);
  return (
    <li>
      <AreaButton type="button" aria-expanded={isOpen} aria-controls={id} $isHere={isHere} onClick={onToggle}>
        {area}
        <Arrow aria-hidden $isOpen={isOpen} />
      </AreaButton>
      <Lines id={id} hidden={!isOpen} aria-label={area}>
        {lines.map((line) => (
          <li key={line.to}>
            <LineLink line={line} count={counts.get(line.to) ?? 0} isCurrent={line.to === current?.to} isInset />
          </li>
        ))}
      </Lines>
    </li>
  );
}

interface LineProps {
  readonly line: MenuLine;
  /** How many wait there. */
  readonly count?: number;
  readonly isCurrent: boolean;
  readonly isInset?: boolean;
}

/** A line of the menu; the page that is shown is told to whoever looks and to whoever listens. */
export const LineLink = ({ line: { to, label }, count = 0, isCurrent, isInset = false }: LineProps) => (
  <Line to={to} $isInset={isInset} aria-current={isCurrent ? 'page' : undefined} title={label}>
    <Label>{label}</Label>
    {count > 0 && <Count aria-label={`${count} esperan`}>{count > mostShown ? `${mostShown}+` : count}</Count>}
  </Line>
);

const mostShown = 99;

const row = css`
  display: block;
  width: 100%;
  min-height: 3.2rem;
  padding: 0 ${({ theme }) => theme.spaces[3]};
  border: none;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: none;
  font-size: 1.4rem;
  line-height: 3.2rem;
  color: ${({ theme }) => theme.colors.neutral800};

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

const AreaButton = styled.button<{ $isHere: boolean }>`
  ${row}
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: 600;
  text-align: left;
  cursor: pointer;
  color: ${({ theme, $isHere }) => ($isHere ? theme.colors.primary700 : theme.colors.neutral800)};
`;

const Arrow = styled(ChevronDown)<{ $isOpen: boolean }>`
  width: 1.2rem;
  height: 1.2rem;
  flex-shrink: 0;
  transform: rotate(${({ $isOpen }) => ($isOpen ? '0deg' : '-90deg')});

  path {
    fill: ${({ theme }) => theme.colors.neutral500};
  }
`;

const Lines = styled.ul`
  padding-bottom: ${({ theme }) => theme.spaces[2]};

  &[hidden] {
    display: none;
  }
`;

const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  flex-shrink: 0;
  min-width: 2rem;
  padding: 0 ${({ theme }) => theme.spaces[1]};
  border-radius: 1rem;
  background: ${({ theme }) => theme.colors.primary100};
  font-size: 1.2rem;
  font-weight: 600;
  line-height: 2rem;
  text-align: center;
  color: ${({ theme }) => theme.colors.primary700};
`;

const Line = styled(Link)<{ $isInset: boolean }>`
  ${row}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.spaces[2]};
  padding-left: ${({ theme, $isInset }) => ($isInset ? theme.spaces[6] : theme.spaces[3])};
  text-decoration: none;

  &[aria-current='page'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
`;
