import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { bulkKinds, bulkTexts, type BulkKind } from '../../board/bulk';
import { assignsFractions } from '../../permissions';
import { BulkDialog } from './BulkDialog';
import type { Selection } from './use-selection';
import { useMay } from '@mayorista/kernel/panel';

interface Props {
  readonly selection: Selection;
  readonly onDone: () => void;
}

/** What may be done to the chosen products; nothing while none is chosen. */
export function BulkBar({ selection, onDone }: Props) {
  const [kind, setKind] = useState<BulkKind | null>(null);
  const mayAssign = useMay(assignsFractions);
  const count = selection.chosen.size;
  if (count === 0) return null;
  return (
    <Flex
      gap={2}
      wrap="wrap"
      padding={3}
      background="primary100"
      borderColor="primary200"
      hasRadius
      role="region"
      aria-label="Productos elegidos"
    >
      <Typography fontWeight="semiBold" role="status">
        {count === 1 ? '1 producto elegido' : `${count} productos elegidos`}
      </Typography>
      {bulkKinds
        .filter((each) => each !== 'fraction' || mayAssign)
        .map((each) => (
          <Button key={each} size="S" variant="secondary" onClick={() => setKind(each)}>
            {bulkTexts[each]}
          </Button>
        ))}
      <Button size="S" variant="ghost" onClick={selection.clear}>
        Quitar selección
      </Button>
      {kind !== null && (
        <BulkDialog
          kind={kind}
          chosen={selection.chosen}
          onClose={() => setKind(null)}
          onDone={() => {
            setKind(null);
            onDone();
          }}
        />
      )}
    </Flex>
  );
}
