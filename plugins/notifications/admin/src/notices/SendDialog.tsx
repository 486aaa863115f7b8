import { Typography } from '@strapi/design-system';
import { toFailure, FormDialog } from '@mayorista/kernel/panel';
import type { NoticeTarget } from './notice';
import { peopleText, type Draft } from './draft';
import { Preview } from './Preview';

interface Props {
  readonly draft: Draft;
  readonly target: NoticeTarget;
  readonly onSend: () => Promise<unknown>;
  readonly onSent: () => Promise<void>;
  readonly onClose: () => void;
}

const failedText = 'Error al enviar la notificación';

/** The last look before a notice goes out: it cannot be taken back. */
export function SendDialog({ draft, target: { label, people }, onSend, onSent, onClose }: Props) {
  const send = async () => {
    try {
      await onSend();
    } catch (error) {
      const failure = toFailure(error);
      return Object.keys(failure.fields).length > 0 ? failure : { ...failure, text: failedText };
    }
    await onSent();
    return null;
  };
  return (
    <FormDialog
      title="Enviar aviso"
      submitLabel={`Enviar a ${peopleText(people)}`}
      failedText={failedText}
      fields={[]}
      onSubmit={send}
      onClose={onClose}
    >
      {() => (
        <>
          <Typography>{`${label}: ${peopleText(people)}. Un aviso enviado no se puede retirar.`}</Typography>
          <Preview draft={draft} />
        </>
      )}
    </FormDialog>
  );
}
