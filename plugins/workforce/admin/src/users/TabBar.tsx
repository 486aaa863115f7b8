import { Badge } from '@strapi/design-system';
import { userTabs, type UserTab } from '@mayorista/people/shared';
import { styled } from 'styled-components';

interface BarProps {
  readonly tabs: readonly UserTab[];
  readonly current: UserTab;
  readonly flags: ReadonlyMap<UserTab, number>;
  readonly onTab: (tab: UserTab) => void;
}

/** Tabs of the user form; what was refused flags the tab in which it stands. */
export const TabBar = ({ tabs, current, flags, onTab }: BarProps) => (
  <Bar role="tablist" aria-label="Partes de la persona">
    {tabs.map((tab) => (
      <Tab key={tab} type="button" role="tab" aria-selected={tab === current} onClick={() => onTab(tab)}>
        {userTabs[tab]}
        {flags.has(tab) && (
          <Badge backgroundColor="danger100" textColor="danger600" aria-label="con errores">
            {flags.get(tab)}
          </Badge>
        )}
      </Tab>
    ))}
  </Bar>
);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.spaces[4]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
`;

const Tab = styled.button`
  display: inline-flex;
  gap: ${({ theme }) => theme.spaces[1]};
  align-items: center;
  padding: ${({ theme }) => `${theme.spaces[2]} 0`};
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.4rem;
  font-weight: 600;
  cursor: pointer;
  &[aria-selected='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary600};
  }
`;
