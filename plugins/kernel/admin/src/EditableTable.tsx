import { Box, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A table whose cells are typed into. The design system's own table moves focus between cells by itself: what is typed may
 * land in the cell that was left, and the tab key passes fields by. Here fields are plain fields.
 */
export const EditableTable = ({ label, children }: Props) => (
  <Box background="neutral0" hasRadius shadow="tableShadow" overflow="auto">
    <Plain aria-label={label}>{children}</Plain>
  </Box>
);

interface HeadedProps extends Props {
  readonly headings: readonly string[];
  /** What stands in the head of a first column without a text, such as a box that chooses every row. */
  readonly first?: ReactNode;
}

/** The same, its rows under their headings. */
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
