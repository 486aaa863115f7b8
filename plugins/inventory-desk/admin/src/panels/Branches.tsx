import { Flex, Loader, Typography } from '@strapi/design-system';
import { formatDay, formatNumber, Muted, ReadFailure } from '@mayorista/kernel/panel';
import type { BranchStock } from '../stock/stock';
import type { ProductStock } from './use-stock';

/** Each branch with its pieces; those with none in one line. */
export function Branches({ stock: { branches, total, failure, reload } }: { readonly stock: ProductStock }) {
  if (failure !== null) return <ReadFailure text={failure.text} onRetry={reload} />;
  if (branches === null) return <Loader small>Cargando</Loader>;
  const held = branches.filter(hasSomething);
  const empty = branches.filter((branch) => !hasSomething(branch));
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex justifyContent="space-between" gap={3}>
        <Typography fontWeight="semiBold">Total libre</Typography>
        <Typography fontWeight="semiBold">{piecesText(total)}</Typography>
      </Flex>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {held.map((branch) => (
          <Branch key={branch.id} branch={branch} />
        ))}
      </Flex>
      {empty.length > 0 && <Muted>{`Sin existencias: ${empty.map(({ name }) => name).join(', ')}`}</Muted>}
    </Flex>
  );
}

const hasSomething = ({ free, reserved, grades, transit, restriction }: BranchStock): boolean =>
  free !== 0 || reserved !== 0 || grades.length > 0 || transit.length > 0 || restriction !== null;

const piecesText = (pieces: number): string => (pieces === 1 ? '1 pieza' : `${formatNumber(pieces)} piezas`);

function Branch({ branch: { name, free, reserved, grades, transit, restriction } }: { readonly branch: BranchStock }) {
  return (
    <Flex tag="li" direction="column" alignItems="stretch">
      <Flex justifyContent="space-between" gap={3}>
        <Typography>{name}</Typography>
        <Typography fontWeight="semiBold">{formatNumber(free)}</Typography>
      </Flex>
      {reserved > 0 && <Muted>{`${formatNumber(reserved)} ${reserved === 1 ? 'apartada' : 'apartadas'}`}</Muted>}
      {grades.map(({ grade, name: condition, pieces }) => (
        <Muted key={grade}>{`${condition}: ${formatNumber(pieces)}`}</Muted>
      ))}
      {transit.map(({ quantity, available_on }) => (
        <Typography key={`${available_on}-${quantity}`} variant="pi" textColor="primary700">
          {`Llegan ${formatNumber(quantity)} el ${formatDay(available_on)}`}
        </Typography>
      ))}
      {restriction !== null && (
        <Typography variant="pi" textColor="warning700">
          {restriction}
        </Typography>
      )}
    </Flex>
  );
}
