import { Flex, Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  readonly headings: readonly string[];
  /** Those of `headings` that stand over numbers, at the right. */
  readonly numeric?: readonly string[];
  /** What stands in the head of a first column without a text, such as a box that chooses every row. */
  readonly first?: ReactNode;
  readonly rowCount: number;
  readonly children: ReactNode;
}

/** Rows under their headings. */
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
