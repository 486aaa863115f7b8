import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, TextInput, Typography } from '@strapi/design-system';
import { formatMoment, needing, publicIdOf, useAsyncAction, useMay } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { DataOf } from '@mayorista/config/answers';
import { people } from '../uids';

type PasswordLink = DataOf<'POST /password-links'>;

const mayMake = needing('password-links.create');

/** 'Contraseña' beside a person: a link to hand over by which they choose a new one, where mail does not arrive. */
export const PasswordLinkPanel: PanelComponent = ({ model, document, documentId }) => {
  const isAllowed = useMay(mayMake);
  const id = model === people ? publicIdOf(document, undefined) : null;
  if (!isAllowed || id === null) return null;
  return { title: 'Contraseña', content: <LinkMaker key={documentId} personId={id} /> };
};

function LinkMaker({ personId }: { readonly personId: number }) {
  const { post } = useFetchClient();
  const { isBusy, attempt } = useAsyncAction();
  const [link, setLink] = useState<PasswordLink | null>(null);
  const make = (): Promise<void> =>
    attempt(async () => {
      const { data } = await post<{ data: PasswordLink }>('/people/password-links', { user_id: personId });
      setLink(data.data);
    });

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="pi" textColor="neutral600">
        Con este enlace la persona elige una contraseña nueva. Funciona una sola vez; queda registrado que lo pediste y
        se le avisa por correo.
      </Typography>
      {link !== null && (
        <>
          <TextInput
            aria-label="Enlace para restablecer la contraseña"
            readOnly
            value={link.url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Typography variant="pi" textColor="neutral600">
            Vence el {formatMoment(link.expires_at)}
          </Typography>
        </>
      )}
      <Button variant="secondary" loading={isBusy} onClick={() => void make()}>
        Crear enlace
      </Button>
    </Flex>
  );
}
