import { Button, Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to read and close again. */
export const ReadingDialog = ({ title, onClose, children }: Props) => (
  <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Modal.Content>
      <Modal.Header closeLabel="Cerrar">
        <Modal.Title>{title}</Modal.Title>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          Cerrar
        </Button>
      </Modal.Footer>
    </Modal.Content>
  </Modal.Root>
);
