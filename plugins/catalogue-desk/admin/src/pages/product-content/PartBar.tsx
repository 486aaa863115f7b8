import { Button, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  /** What this part is for, in a sentence. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** What stands above a part of a product's content: what it is, and what can be done. */
export const PartBar = ({ text, children }: Props) => (
  <Flex justifyContent="space-between" alignItems="center" gap={4} wrap="wrap" paddingBottom={4}>
    <Typography textColor="neutral600">{text}</Typography>
    <Flex gap={2} wrap="wrap">
      {children}
    </Flex>
  </Flex>
);

interface SaveProps {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** Saving what is edited as a whole, or leaving it as it was. */
export const SaveButtons = ({ isDirty, isBusy, onDiscard, onSave }: SaveProps) => (
  <>
    {isDirty && (
      <Button variant="tertiary" disabled={isBusy} onClick={onDiscard}>
        Descartar
      </Button>
    )}
    <Button disabled={!isDirty} loading={isBusy} onClick={onSave}>
      Guardar
    </Button>
  </>
);
