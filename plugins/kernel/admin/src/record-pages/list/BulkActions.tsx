import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { toFailure } from '../../reading/failure';
import { FormDialog } from '../../fields/FormDialog';
import { useToast } from '../../acting/use-tell';
import type { AnyAnswer, RecordPages } from '../options';
import { recordTitle } from '../record/record-state';
import type { BulkAction } from './use-bulk-actions';

interface Props {
  readonly pages: RecordPages;
  readonly rows: readonly AnyAnswer[];
  readonly actions: readonly BulkAction[];
  /** Called with the ids of what was refused. */
  readonly onDone: (left: readonly number[]) => Promise<void>;
}

interface Refused {
  readonly row: AnyAnswer;
  readonly text: string;
}

/** Renders what can be done with the chosen records; what is refused is told for each of them. */
export function BulkActions({ pages, rows, actions, onDone }: Props) {
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const tell = useToast();

  const run = async ({ label, act }: BulkAction) => {
    const refusals: Refused[] = [];
    for (const row of rows) {
      try {
        await act(row);
      } catch (error) {
        refusals.push({ row, text: toFailure(error).text });
      }
    }
    const count = rows.length - refusals.length;
    if (count > 0) tell.done(`${label}: ${count} de ${rows.length}`);
    setRefused(refusals);
    setAsked(null);
    await onDone(refusals.map(({ row }) => row.id));
    return null;
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {rows.length > 0 && (
        <Flex gap={2} wrap="wrap">
          <Typography variant="pi">{rows.length === 1 ? '1 elegido' : `${rows.length} elegidos`}</Typography>
          {actions.map((action) => (
            <Button
              key={action.key}
              size="S"
              variant={action.isDangerous ? 'danger-light' : 'secondary'}
              onClick={() => setAsked(action)}
            >
              {action.label}
            </Button>
          ))}
        </Flex>
      )}
      {refused.length > 0 && (
        <Box role="alert" background="danger100" hasRadius padding={3}>
          {refused.map(({ row, text }) => (
            <Typography key={row.id} tag="p" variant="pi" textColor="danger700">
              {`${recordTitle(pages.shape, row)}: ${text}`}
            </Typography>
          ))}
        </Box>
      )}
      {asked !== null && (
        <FormDialog
          title={`${asked.label}: ${rows.length === 1 ? '1 registro' : `${rows.length} registros`}`}
          submitLabel={asked.label}
          isDangerous={asked.isDangerous}
          fields={[]}
          onSubmit={() => run(asked)}
          onClose={() => setAsked(null)}
        >
          {() => <Typography>Los que no se pueda se quedan como están, y se dice por qué.</Typography>}
        </FormDialog>
      )}
    </Flex>
  );
}
