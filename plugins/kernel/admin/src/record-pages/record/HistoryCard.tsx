import { Button, Flex } from '@strapi/design-system';
import { useState } from 'react';
import type { Shape } from '../../../../shared/shape';
import { Card } from '../../Card';
import { needing, useMay } from '../../use-may';
import { HistoryList } from '../../panels/HistoryList';
import { labelOf } from '../draft/draft';

interface Props {
  readonly shape: Shape;
  readonly id: number;
}

/** Renders who changed what in a record, read once it is asked for. */
export function HistoryCard({ shape, id }: Props) {
  const mayRead = useMay(needing('histories.read'));
  const [isOpen, setOpen] = useState(false);
  if (!mayRead) return null;
  return (
    <Card title="Historial">
      {isOpen ? (
        <HistoryList modelType={shape.plural} modelId={String(id)} nameOf={(name) => labelIn(shape, name)} />
      ) : (
        <Flex>
          <Button size="S" variant="secondary" onClick={() => setOpen(true)}>
            Ver historial
          </Button>
        </Flex>
      )}
    </Card>
  );
}

function labelIn({ fields, lines, stateField }: Shape, name: string): string {
  const field = fields[name] ?? fields[name.replace(/_id$/, '')];
  if (field !== undefined) return labelOf(field);
  return name === stateField ? 'Estado' : (lines[name]?.label ?? name);
}
