import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Link, LinkButton, Typography } from '@strapi/design-system';
import { publicIdOf, ReadFailure, useMay, useRead } from '@mayorista/kernel/panel';
import { Link as RouterLink } from 'react-router-dom';
import { contentFlags, countsOf, parts, type ProductContent } from '../content/product-content';
import { paths } from '../paths';
import { readsProducts, writesProducts } from '../permissions';
import { pluginId } from '../plugin-id';
import { uids } from '../uids';

/** 'Contenido' beside a product: how much hangs on it, and the way to it. */
export const ContentPanel: PanelComponent = ({ model, document, meta }) => {
  const id = model === uids.product ? publicIdOf(document, meta?.availableLocales) : null;
  return id === null ? null : { title: 'Contenido', content: <ForReaders key={id} productId={id} /> };
};

interface Props {
  readonly productId: number;
}

const ForReaders = ({ productId }: Props) => (useMay(readsProducts) ? <Counts productId={productId} /> : null);

function Counts({ productId }: Props) {
  const { data, failure, reload } = useRead<ProductContent>(`/${pluginId}/products/${productId}?${contentFlags}`);
  const mayWrite = useMay(writesProducts);
  if (failure !== null) return <ReadFailure onRetry={() => void reload()} />;
  if (data === null) return <Typography variant="pi">Cargando</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1} aria-label="Contenido del producto">
        {countsOf(data).map(({ part, label, text }) => (
          <Flex tag="li" key={part} justifyContent="space-between" gap={3}>
            <Link tag={RouterLink} to={paths.content(productId, part)}>
              {label}
            </Link>
            <Typography variant="pi">{text}</Typography>
          </Flex>
        ))}
      </Flex>
      <LinkButton tag={RouterLink} to={paths.content(productId, parts[0].key)} size="S" variant="secondary" fullWidth>
        {mayWrite ? 'Editar contenido' : 'Ver contenido'}
      </LinkButton>
    </Flex>
  );
}
