import { Button, Flex, Typography } from '@strapi/design-system';
import { Card, Fact, useMay, useRead } from '@mayorista/kernel/panel';
import type { DataOf } from '@mayorista/config/answers';
import { useState } from 'react';
import { writesSheets } from '../../permissions';
import { pluginId } from '../../plugin-id';
import { tagLabels } from '../../sheet/tag';
import { TagDialog } from './TagDialog';

/** What the printed label of the product says. */
export function Tag({ productId }: { readonly productId: number }) {
  const mayWrite = useMay(writesSheets);
  const [isEditing, setEditing] = useState(false);
  const { data, reload } = useRead<DataOf<'GET /product-nom-tags/{id}'>>(`/${pluginId}/product-nom-tags/${productId}`);
  const fields = data?.nomTagFields ?? null;
  const filled = tagLabels.filter(({ name }) => fields?.[name]);
  return (
    <Card title="Etiqueta NOM">
      {fields !== null && filled.length === 0 && <Typography textColor="neutral600">Sin datos de etiqueta.</Typography>}
      {filled.map(({ name, label }) => (
        <Fact key={name} label={label}>
          {fields?.[name]}
        </Fact>
      ))}
      {mayWrite && fields !== null && (
        <Flex>
          <Button size="S" variant="secondary" onClick={() => setEditing(true)}>
            Editar etiqueta
          </Button>
        </Flex>
      )}
      {isEditing && fields !== null && (
        <TagDialog
          productId={productId}
          fields={fields}
          onClose={() => {
            setEditing(false);
            void reload();
          }}
        />
      )}
    </Card>
  );
}
