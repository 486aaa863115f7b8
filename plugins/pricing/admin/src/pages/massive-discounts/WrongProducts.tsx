import { Button, Flex, Typography } from '@strapi/design-system';
import { formatNumber } from '@mayorista/kernel/panel';
import { productsWithErrors, textsOf, type CellErrors } from './changes';
import { columns } from './columns';

interface Props {
  readonly errors: CellErrors;
  readonly nameOf: (id: number) => string;
  readonly onRemove: (ids: readonly number[]) => void;
}

const mostShown = 20;
const labelOf = (key: string): string => columns.find((column) => column.key === key)?.label ?? key;

/** What was refused, product by product: correct it, or leave the product out and save the rest. */
export function WrongProducts({ errors, nameOf, onRemove }: Props) {
  const products = productsWithErrors(errors);
  if (products.length === 0) return null;
  const rest = products.length - mostShown;
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      padding={4}
      background="danger100"
      borderColor="danger200"
      hasRadius
      role="alert"
    >
      <Flex justifyContent="space-between" gap={4}>
        <Typography fontWeight="bold" textColor="danger700">
          {`No se guardó nada: ${products.length === 1 ? 'hay celdas que corregir en 1 producto' : `hay celdas que corregir en ${formatNumber(products.length)} productos`}.`}
        </Typography>
        {products.length > 1 && (
          <Button size="S" variant="tertiary" onClick={() => onRemove(products)}>
            Quitar todos del guardado
          </Button>
        )}
      </Flex>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {products.slice(0, mostShown).map((id) => (
          <Flex tag="li" key={id} justifyContent="space-between" gap={4}>
            <Typography variant="pi">
              {nameOf(id)}: {textsOf(errors, id, labelOf).join('. ')}
            </Typography>
            <Button size="S" variant="tertiary" onClick={() => onRemove([id])}>
              Quitar del guardado
            </Button>
          </Flex>
        ))}
      </Flex>
      {rest > 0 && (
        <Typography variant="pi" textColor="danger700">
          {rest === 1 ? 'y 1 producto más' : `y ${formatNumber(rest)} productos más`}
        </Typography>
      )}
    </Flex>
  );
}
