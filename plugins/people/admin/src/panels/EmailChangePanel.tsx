import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { FormDialog, needing, publicIdOf, TextField, useMay, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { people } from '../uids';

const mayAsk = needing('users.write');

/** 'Correo' beside a person: another address, which the account has once it is confirmed from there. */
export const EmailChangePanel: PanelComponent = ({ model, document, documentId }) => {
  const isAllowed = useMay(mayAsk);
  const id = model === people ? publicIdOf(document, undefined) : null;
  if (!isAllowed || id === null) return null;
  return { title: 'Correo', content: <ChangeAsker key={documentId} personId={id} /> };
};

function ChangeAsker({ personId }: { readonly personId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="pi" textColor="neutral600">
        El correo con el que entra cambia cuando lo confirma desde el nuevo; al anterior se le avisa y puede
        recuperarlo.
      </Typography>
      {asked !== null && (
        <Typography variant="pi" role="status">
          Le enviamos un enlace a {asked}
        </Typography>
      )}
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Cambiar correo
      </Button>
      {isOpen && <AskDialog personId={personId} onAsked={setAsked} onClose={() => setIsOpen(false)} />}
    </Flex>
  );
}

interface DialogProps {
  readonly personId: number;
  readonly onAsked: (email: string) => void;
  readonly onClose: () => void;
}

function AskDialog({ personId, onAsked, onClose }: DialogProps) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [email, setEmail] = useState('');
  return (
    <FormDialog
      title="Cambiar correo"
      submitLabel="Enviar enlace"
      fields={['email']}
      isIncomplete={email.trim() === ''}
      onSubmit={() =>
        act(() => post('/people/person-email-changes', { user_id: personId, email: email.trim() }), 'Enlace enviado')
      }
      onDone={() => {
        onAsked(email.trim());
        onClose();
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <TextField name="email" label="Correo nuevo" value={email} error={errorOf('email')} onChange={setEmail} />
      )}
    </FormDialog>
  );
}
