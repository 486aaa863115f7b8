import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Link, Typography } from '@strapi/design-system';
import { publicIdOf, useMay } from '@mayorista/kernel/panel';
import { Link as RouterLink } from 'react-router-dom';
import { pricesUrl } from '../paths';
import { explainsPrices, readsPromos } from '../permissions';
import { uids } from '../uids';
import { Explanation } from './Explanation';

/** 'Precios' beside a product: why it costs what it costs for a company and a quantity, and the way to all of its prices. */
export const PricePanel: PanelComponent = ({ model, document, meta }) => {
  const productId = model === uids.product ? publicIdOf(document, meta?.availableLocales) : null;
  if (productId === null) return null;
  return { title: 'Precios', content: <Prices key={productId} productId={productId} /> };
};

function Prices({ productId }: { readonly productId: number }) {
  const mayExplain = useMay(explainsPrices);
  const mayRead = useMay(readsPromos);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {mayExplain ? (
        <Flex tag="section" direction="column" alignItems="stretch" gap={3}>
          <Typography variant="sigma" textColor="neutral600" tag="h3">
            ¿Por qué este precio?
          </Typography>
          <Explanation productId={productId} />
        </Flex>
      ) : (
        <Typography variant="pi" textColor="neutral600">
          Tu función no permite ver precios
        </Typography>
      )}
      {mayRead && (
        <Link tag={RouterLink} to={pricesUrl(productId)}>
          Abrir precios y promociones
        </Link>
      )}
    </Flex>
  );
}
