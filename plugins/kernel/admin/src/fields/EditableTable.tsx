import { Box, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Renders a table with inputs in its cells. The design system's own table moves focus between cells by itself: typed text may
 * land in the previous cell, and the tab key skips fields. This one is a plain HTML table.
 */
export const EditableTable = ({ label, children }: Props) => (
  <Box background="neutral0" hasRadius shadow="tableShadow" overflow="auto">
    <Plain aria-label={label}>{children}</Plain>
  </Box>
);

interface HeadedProps extends Props {
  readonly headings: readonly string[];
  /** Head of an additional first column, such as a checkbox that selects every row. */
  readonly first?: ReactNode;
}

/** Renders an EditableTable with a row of headings. */
export const HeadedEditableTable = ({ label, headings, first, children }: HeadedProps) => (
  <EditableTable label={label}>
    <thead>
      <tr>
        {first !== undefined && <EditableTh>{first}</EditableTh>}
        {headings.map((heading) => (
          <EditableTh key={heading}>
            <Typography variant="sigma">{heading}</Typography>
          </EditableTh>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </EditableTable>
);

const Plain = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
`;

export const EditableTh = styled.th`
  padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[3]}`};
  text-align: left;
  white-space: nowrap;
  background: ${({ theme }) => theme.colors.neutral0};
`;

export const EditableTd = styled.td`
  height: 4rem;
  padding: 0.3rem ${({ theme }) => theme.spaces[3]};
  vertical-align: middle;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral0};
`;
