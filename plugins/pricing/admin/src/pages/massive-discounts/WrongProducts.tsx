import { Button, Flex, Typography } from '@strapi/design-system';
import { productsWithErrors, textsOf, type CellErrors } from './changes';
import { columns } from './columns';

interface Props {
  readonly errors: CellErrors;
  readonly nameOf: (id: number) => string;
  readonly onRemove: (id: number) => void;
}

const labelOf = (key: string): string => columns.find((column) => column.key === key)?.label ?? key;

/** What was refused, product by product: correct it, or leave the product out and save the rest. */
export function WrongProducts({ errors, nameOf, onRemove }: Props) {
  const products = productsWithErrors(errors);
  if (products.length === 0) return null;
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
      <Typography fontWeight="bold" textColor="danger700">
        No se guardó nada: hay celdas que corregir.
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {products.map((id) => (
          <Flex tag="li" key={id} justifyContent="space-between" gap={4}>
            <Typography variant="pi">
              {nameOf(id)}: {textsOf(errors, id, labelOf).join('. ')}
            </Typography>
            <Button size="S" variant="tertiary" onClick={() => onRemove(id)}>
              Quitar del guardado
            </Button>
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}
