import { Box, Typography } from '@strapi/design-system';
import { formatMoment } from '../format';
import { valueText, type HistoryEntry } from './history';

interface Props {
  /** The sentence on who did what. */
  readonly title: string;
  readonly at: string;
  readonly changes: HistoryEntry['changes'];
  /** Gives a field's label; its own name without it. */
  readonly nameOf?: (field: string) => string;
}

/** Renders one thing that was done, when, and what it changed. */
export function HistoryItem({ title, at, changes, nameOf = (field) => field }: Props) {
  const fields = Object.entries(changes);
  return (
    <Box>
      <Typography variant="pi" fontWeight="semiBold" tag="p">
        {title}
      </Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {formatMoment(at)}
      </Typography>
      {fields.length > 0 && (
        <details>
          <summary>
            <Typography variant="pi">{fields.length === 1 ? '1 dato' : `${fields.length} datos`}</Typography>
          </summary>
          {fields.map(([name, [was, is]]) => (
            <Typography key={name} variant="pi" tag="p" textColor="neutral700">
              {nameOf(name)}: {valueText(was)} → {valueText(is)}
            </Typography>
          ))}
        </details>
      )}
    </Box>
  );
}
