import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import type { ListedProduct } from './asked';
import { byProduct, type ProductError } from './mass-draft';
import { useNames } from './use-names';

interface Props {
  readonly errors: readonly ProductError[];
  readonly products: readonly ListedProduct[];
  readonly onLeaveOut: (ids: ReadonlySet<number>) => void;
}

const shown = 50;

/** Which products were refused and why; each can be left out, or all of them. */
export function ProductErrors({ errors, products, onLeaveOut }: Props) {
  const lines = byProduct(errors);
  const nameOf = useNames(
    lines.slice(0, shown).map(({ productId }) => productId),
    products,
  );
  if (lines.length === 0) return null;
  return (
    <Box role="group" aria-label="Productos que no se cambiaron" hasRadius borderColor="danger200" padding={4}>
      <Flex justifyContent="space-between" gap={3} paddingBottom={3}>
        <Typography fontWeight="semiBold" textColor="danger700">
          {lines.length === 1 ? '1 producto con error' : `${lines.length} productos con error`}
        </Typography>
        <Button
          size="S"
          variant="tertiary"
          onClick={() => onLeaveOut(new Set(lines.map(({ productId }) => productId)))}
        >
          Dejarlos fuera
        </Button>
      </Flex>
      <Box tag="ul" maxHeight="24rem" overflow="auto">
        {lines.slice(0, shown).map(({ productId, text }) => (
          <Flex key={productId} tag="li" justifyContent="space-between" gap={2}>
            <Box paddingTop={1} paddingBottom={1}>
              <Typography variant="pi" tag="p">
                {nameOf(productId)}
              </Typography>
              <Typography variant="pi" tag="p" textColor="danger600">
                {text}
              </Typography>
            </Box>
            <IconButton
              variant="ghost"
              label={`Dejar fuera ${nameOf(productId)}`}
              onClick={() => onLeaveOut(new Set([productId]))}
            >
              <Cross />
            </IconButton>
          </Flex>
        ))}
      </Box>
      {lines.length > shown && (
        <Typography variant="pi" textColor="neutral600">{`y ${lines.length - shown} más`}</Typography>
      )}
    </Box>
  );
}
