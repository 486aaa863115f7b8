import { Card, LeaveGuard, NotRead, RecordLink, useMay } from '@mayorista/kernel/panel';
import { Button, Flex, Grid } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { Explanation } from '../../panels/Explanation';
import { explainsPrices, readsPromos, writesProducts, writesPromos } from '../../permissions';
import { uids } from '../../uids';
import { HistoryCard } from './HistoryCard';
import { KindCard } from './KindCard';
import { LevelsCard } from './LevelsCard';
import { OffersCard } from './OffersCard';
import { PricesCard } from './PricesCard';
import { TiersCard } from './TiersCard';
import { useProductPrices, type ProductPricesState } from './use-product-prices';

/** 'Precios y promociones' of one product: what its price is made of, why it is what it is, and who changed it. */
export function ProductPricesPage() {
  const { id = '' } = useParams();
  return (
    <Page.Protect permissions={readsPromos}>
      <ProductPrices key={id} productId={id} />
    </Page.Protect>
  );
}

const title = 'Precios y promociones';

function ProductPrices({ productId }: { readonly productId: string }) {
  const state = useProductPrices(productId);
  const mayExplain = useMay(explainsPrices);
  const { product, failure } = state;
  if (failure !== null)
    return (
      <NotRead title={title} missing="Este producto no existe" failure={failure} onRetry={() => void state.reload()} />
    );
  if (product === null || state.offers.draft === null) return <Page.Loading>Cargando los precios</Page.Loading>;
  return (
    <>
      <Page.Title>{`${title}: ${product.model}`}</Page.Title>
      <Page.Main>
        <LeaveGuard isDirty={state.isDirty} />
        <Layouts.Header
          navigationAction={
            <RecordLink uid={uids.product} id={product.id}>
              {`Producto ${product.model}`}
            </RecordLink>
          }
          title={title}
          subtitle={`${product.model} · ${product.name}`}
          primaryAction={<SaveButtons state={state} />}
        />
        <Layouts.Content>
          <Grid.Root gap={4}>
            <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
              <Parts state={state} />
            </Grid.Item>
            {mayExplain && (
              <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
                <Card title="¿Por qué este precio?">
                  <Explanation productId={product.id} version={state.version} />
                </Card>
                <HistoryCard productId={productId} version={state.version} />
              </Grid.Item>
            )}
          </Grid.Root>
        </Layouts.Content>
      </Page.Main>
    </>
  );
}

interface Props {
  readonly state: ProductPricesState;
}

/** The parts that are typed into; whoever may not change them sees them closed. */
function Parts({ state: { prices, offers, stored, errors } }: Props) {
  const mayPrice = useMay(writesProducts);
  const mayPromote = useMay(writesPromos);
  if (prices.draft === null || offers.draft === null) return null;
  const shared = { draft: offers.draft, errors, isDisabled: !mayPromote, onChange: offers.change };
  return (
    <>
      <PricesCard draft={prices.draft} errors={errors} isDisabled={!mayPrice} onChange={prices.change} />
      <OffersCard {...shared} stored={stored} />
      <LevelsCard {...shared} />
      <TiersCard {...shared} listPrice={prices.draft.list_price} />
      <KindCard {...shared} />
    </>
  );
}

function SaveButtons({ state: { isDirty, isBusy, save, discard } }: Props) {
  const mayPromote = useMay(writesPromos);
  const mayPrice = useMay(writesProducts);
  if (!mayPromote && !mayPrice) return null;
  return (
    <Flex gap={2}>
      {isDirty && (
        <Button variant="tertiary" disabled={isBusy} onClick={discard}>
          Descartar
        </Button>
      )}
      <Button disabled={!isDirty} loading={isBusy} onClick={() => void save()}>
        Guardar
      </Button>
    </Flex>
  );
}
