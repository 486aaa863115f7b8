import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Failure } from '../reading/failure';
import { useAsyncAction } from '../acting/use-attempt';
import { useToast } from '../acting/use-tell';

interface Props {
  readonly title: string;
  readonly submitLabel: string;
  /** Colours the submit button as dangerous: for actions that cannot be undone or take something away. */
  readonly isDangerous?: boolean;
  readonly isIncomplete?: boolean;
  /** Text of the toast of any failure, whose reasons stand in the form. Without it a failure that names no field tells itself. */
  readonly failedText?: string;
  /** Fields that show their own error; errors of other fields are listed at the end. */
  readonly fields: readonly string[];
  /** Resolves with the failure to show, or null. */
  readonly onSubmit: () => Promise<Failure | null>;
  /** Called, and awaited, once it succeeded: closes the dialog, which never closes itself, and reads anew what changed. */
  readonly onDone?: () => unknown;
  readonly onClose: () => void;
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** Renders a form in a dialog; while `onSubmit` runs it is busy, then each refused field shows its error. */
export function FormDialog(props: Props) {
  const { title, submitLabel, isDangerous = false, isIncomplete = false, fields, onSubmit, onClose, children } = props;
  const [failure, setFailure] = useState<Failure | null>(null);
  const tell = useToast();
  const { isBusy, during } = useAsyncAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Dialogs are drawn elsewhere, but React still tells the page's own form of their events.
    event.stopPropagation();
    const refused = await during(async () => {
      const refusal = await onSubmit();
      if (refusal === null) await props.onDone?.();
      return refusal;
    });
    setFailure(refused);
    if (refused !== null) tell.failed(props.failedText ?? toastOf(refused));
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Modal.Content>
        <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
          <Modal.Header closeLabel="Cerrar">
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {children((field) => failure?.fields[field])}
              <Rest failure={failure} fields={fields} isToastGeneral={props.failedText !== undefined} />
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button type="button" variant="tertiary" onClick={onClose} disabled={isBusy}>
              Cancelar
            </Button>
            <Button type="submit" variant={isDangerous ? 'danger' : 'default'} loading={isBusy} disabled={isIncomplete}>
              {submitLabel}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}

const toastOf = ({ fields, text }: Failure): string =>
  Object.keys(fields).length > 0 ? 'La información no pudo ser guardada' : text;

interface RestProps extends Pick<Props, 'fields'> {
  readonly failure: Failure | null;
  /** Whether the toast has a text of its own; else it tells a failure that names no field, and that is told once. */
  readonly isToastGeneral: boolean;
}

/** Renders the errors of fields outside the form, or the text of a failure that names no field and that no toast tells. */
function Rest({ failure, fields, isToastGeneral }: RestProps) {
  if (failure === null) return null;
  const others = Object.entries(failure.fields).filter(([field]) => !fields.includes(field));
  const isTold = Object.keys(failure.fields).length > 0;
  const own = isToastGeneral ? [failure.text] : [];
  const texts = isTold ? [...new Set(others.map(([, text]) => text))] : own;
  return texts.length === 0 ? null : (
    <Box role="alert">
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
        {texts.map((text) => (
          <Typography key={text} tag="li" textColor="danger600">
            {text}
          </Typography>
        ))}
      </Flex>
    </Box>
  );
}
