import { Button, Flex, Typography } from '@strapi/design-system';
import { productsWithErrors, type CellErrors } from './changes';

interface Props {
  readonly errors: CellErrors;
  readonly nameOf: (id: number) => string;
  readonly onRemove: (id: number) => void;
}

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
              {nameOf(id)}:{' '}
              {[
                ...new Set(
                  Object.entries(errors).flatMap(([field, text]) =>
                    field === `changes.${id}` || field.startsWith(`changes.${id}.`) ? [text] : [],
                  ),
                ),
              ].join('. ')}
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
