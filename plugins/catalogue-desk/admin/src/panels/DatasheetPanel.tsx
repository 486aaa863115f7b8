import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { publicIdOf, ReadFailure, useMay, useRead } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { countFilled, valueText, type FilledGroup, type ProductDatasheet } from '../datasheets/product-values';
import { readsProducts, writesProducts } from '../permissions';
import { contentId } from '../plugin-id';
import { announceProduct } from '../publication/product-changes';
import { uids } from '../uids';
import { ValuesDialog } from './ValuesDialog';

/** 'Ficha técnica' beside a product: what is said of it, by group, and the way to fill it in. */
export const DatasheetPanel: PanelComponent = ({ model, document, meta }) => {
  const id = model === uids.product ? publicIdOf(document, meta?.availableLocales) : null;
  return id === null ? null : { title: 'Ficha técnica', content: <ForReaders key={id} productId={id} /> };
};

interface Props {
  readonly productId: number;
}

const ForReaders = ({ productId }: Props) => (useMay(readsProducts) ? <Values productId={productId} /> : null);

function Values({ productId }: Props) {
  const state = useRead<ProductDatasheet>(`/${contentId}/product-datasheets/${productId}`);
  const mayWrite = useMay(writesProducts);
  const [isEditing, setEditing] = useState(false);
  const { data, failure, reload } = state;
  if (failure !== null) return <ReadFailure onRetry={() => void reload()} />;
  if (data === null) return <Typography variant="pi">Cargando</Typography>;
  if (data.datasheet_id === null) return <NoDatasheet />;
  const { filled, total } = countFilled(data.product_datasheet_groups);

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex direction="column" alignItems="flex-start">
        <Link tag={RouterLink} to={`${paths.datasheets}/${data.datasheet_id}`}>
          {data.datasheet_name ?? 'Ficha técnica'}
        </Link>
        <Typography variant="pi" textColor="neutral600">
          {`${filled} de ${total} ${total === 1 ? 'característica llena' : 'características llenas'}`}
        </Typography>
      </Flex>
      {data.product_datasheet_groups.map((group) => (
        <GroupValues key={group.id} group={group} />
      ))}
      {mayWrite && total > 0 && (
        <Button size="S" variant="secondary" onClick={() => setEditing(true)}>
          Llenar la ficha técnica
        </Button>
      )}
      {isEditing && (
        <ValuesDialog
          sheet={data}
          onClose={() => setEditing(false)}
          onReload={reload}
          onSaved={() => {
            setEditing(false);
            void reload();
            void announceProduct(productId);
          }}
        />
      )}
    </Flex>
  );
}

const NoDatasheet = () => (
  <Flex direction="column" alignItems="flex-start" gap={2}>
    <Typography variant="pi" textColor="neutral600">
      La categoría de este producto no tiene ficha técnica.
    </Typography>
    <Link tag={RouterLink} to={paths.datasheets}>
      Ver las fichas técnicas
    </Link>
  </Flex>
);

/** A group closed to its name and how full it is; open it shows what is said. */
function GroupValues({ group }: { readonly group: FilledGroup }) {
  const { filled, total } = countFilled([group]);
  return (
    <Box>
      <details>
        <summary>
          <Typography variant="pi" fontWeight="semiBold">
            {group.name} ({filled} de {total})
          </Typography>
        </summary>
        <Flex tag="dl" direction="column" alignItems="stretch" gap={1} paddingTop={2}>
          {group.product_datasheet_fields.map((field) => (
            <Flex key={field.id} justifyContent="space-between" alignItems="baseline" gap={3}>
              <Typography tag="dt" variant="pi" textColor="neutral600">
                {field.name}
              </Typography>
              <Typography tag="dd" variant="pi" textAlign="right">
                {valueText(field)}
              </Typography>
            </Flex>
          ))}
        </Flex>
      </details>
    </Box>
  );
}
