import { styled } from 'styled-components';

/** Looks of the calendar of vacations. */
export const Scroll = styled.div`
  overflow-x: auto;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.3rem;
  @media (min-width: 768px) {
    th:first-child {
      min-width: 200px;
    }
  }
  th[scope='row'],
  th:first-child {
    position: sticky;
    left: 0;
    min-width: 120px;
    max-width: 240px;
    padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[4]}`};
    background: ${({ theme }) => theme.colors.neutral0};
    font-weight: 500;
    text-align: left;
    overflow-wrap: anywhere;
  }
`;

interface DayLook {
  readonly $isOff: boolean;
  readonly $isHoliday: boolean;
}
const dayColour = ({ $isOff, $isHoliday }: DayLook): string =>
  $isHoliday ? '#d9d8ff' : $isOff ? '#f6f6f9' : 'transparent';

export const DayHead = styled.th<DayLook>`
  min-width: 28px;
  padding: 6px 0;
  background: ${dayColour};
  color: ${({ theme }) => theme.colors.neutral600};
  font-weight: 500;
  text-align: center;
  &[aria-current='date'] {
    color: ${({ theme }) => theme.colors.primary600};
    font-weight: 700;
    text-decoration: underline;
  }
  span {
    display: block;
    font-size: 1.1rem;
  }
`;

export const DayCell = styled.td<DayLook>`
  height: 34px;
  padding: 0;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${dayColour};
`;

export const Span = styled.button<{ readonly $state: 'requested' | 'approved' }>`
  display: block;
  width: 100%;
  height: 20px;
  border: 0;
  background: ${({ $state }) => ($state === 'approved' ? '#5cb176' : '#f6c667')};
  cursor: pointer;
`;
