import { Button, Flex, Typography } from '@strapi/design-system';
import { formatNumber } from '../format';
import type { Pagination } from './use-page';

interface Props {
  readonly pagination: Pagination;
  readonly onPage: (page: number) => void;
}

/** Renders the total, the current page and the buttons to the previous and next page. */
export function Pager({ pagination: { page, pageCount, total, isAtLeast }, onPage }: Props) {
  const more = isAtLeast ? 'más de ' : '';
  return (
    <Flex justifyContent="space-between" paddingTop={4}>
      <Typography variant="pi" textColor="neutral600">
        {more}
        {formatNumber(total)} {total === 1 ? 'registro' : 'registros'} · página {formatNumber(page)} de {more}
        {formatNumber(Math.max(1, pageCount))}
      </Typography>
      <Flex gap={2}>
        <Button variant="tertiary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Anterior
        </Button>
        <Button variant="tertiary" disabled={page >= pageCount && isAtLeast !== true} onClick={() => onPage(page + 1)}>
          Siguiente
        </Button>
      </Flex>
    </Flex>
  );
}
