import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { publicIdOf, useRead } from '@mayorista/kernel/panel';
import { removalFlags, removalTexts, type Removable } from '../content/removal';
import { pluginId } from '../plugin-id';
import { uids } from '../uids';

/** The panel's own removal of a record; of a product, it says first what goes with it. */
export function sayingWhatGoes(remove: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const described = remove(props);
    const id = props.model === uids.product ? publicIdOf(props.document, props.meta?.availableLocales) : null;
    if (described?.dialog?.type !== 'dialog' || id === null) return described;
    return {
      ...described,
      dialog: { ...described.dialog, title: 'Eliminar el producto', content: <WhatGoes productId={id} /> },
    };
  };
  return Object.assign(action, { type: remove.type, position: remove.position });
}

function WhatGoes({ productId }: { readonly productId: number }) {
  const { data, failure } = useRead<Removable>(`/${pluginId}/products/${productId}?${removalFlags}`);
  const texts = data === null ? [] : removalTexts(data);
  return (
    <Flex direction="column" gap={2} id="confirm-description">
      <WarningCircle width="24px" height="24px" fill="danger600" />
      {data === null && (
        <Typography textAlign="center">
          {failure === null ? 'Cargando' : 'Esta acción es irreversible. ¿Eliminar el producto?'}
        </Typography>
      )}
      {texts.map((text) => (
        <Typography key={text} tag="p" textAlign="center">
          {text}
        </Typography>
      ))}
    </Flex>
  );
}
