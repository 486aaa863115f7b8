import { Flex, Grid, Typography } from '@strapi/design-system';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { CardLink } from '../../CardLink';
import type { AnyAnswer, RecordPages } from '../options';
import { recordState, recordTitle } from '../record/record-state';
import { StateBadge } from '../values/StateBadge';

interface Props {
  readonly pages: RecordPages;
  readonly rows: readonly AnyAnswer[];
  readonly card: ComponentType<{ readonly row: AnyAnswer }>;
}

/** Renders a page of records as cards, each the link to its record. */
export function RecordCards({ pages: { shape }, rows, card: Card }: Props) {
  const state = { list: useLocation().search };
  const badge = (row: AnyAnswer) => {
    const of = recordState(shape, row);
    return of === null ? null : <StateBadge shape={shape} state={of} />;
  };
  return (
    <Grid.Root gap={4} tag="ul">
      {rows.map((row) => (
        <Grid.Item key={row.id} tag="li" col={3} s={6} xs={12} alignItems="stretch">
          <CardLink to={String(row.id)} state={state}>
            <Flex direction="column" alignItems="flex-start" gap={2}>
              <Typography fontWeight="bold">{recordTitle(shape, row)}</Typography>
              <Card row={row} />
              {badge(row)}
            </Flex>
          </CardLink>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}
