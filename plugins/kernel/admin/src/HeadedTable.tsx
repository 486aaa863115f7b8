import { Flex, Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  readonly headings: readonly string[];
  /** Subset of `headings` aligned to the right, over numbers. */
  readonly numeric?: readonly string[];
  /** Head of an additional first column, such as a checkbox that selects every row. */
  readonly first?: ReactNode;
  readonly rowCount: number;
  readonly children: ReactNode;
}

/** Renders a table with a row of headings; `children` are its rows. */
export const HeadedTable = ({ headings, numeric = [], first, rowCount, children }: Props) => (
  <Table colCount={headings.length + (first === undefined ? 0 : 1)} rowCount={rowCount + 1}>
    <Thead>
      <Tr>
        {first !== undefined && <Th>{first}</Th>}
        {headings.map((heading) => (
          <Th key={heading}>
            <Heading isNumeric={numeric.includes(heading)}>{heading}</Heading>
          </Th>
        ))}
      </Tr>
    </Thead>
    <Tbody>{children}</Tbody>
  </Table>
);

const Heading = ({ isNumeric, children }: { readonly isNumeric: boolean; readonly children: string }) => {
  const text = <Typography variant="sigma">{children}</Typography>;
  return isNumeric ? (
    <Flex justifyContent="flex-end" width="100%">
      {text}
    </Flex>
  ) : (
    text
  );
};
