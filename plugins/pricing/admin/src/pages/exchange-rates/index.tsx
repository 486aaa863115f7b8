import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { readsRates } from '../../permissions';
import { RateCard } from './RateCard';

/** 'Tipos de cambio': pesos for a dollar, who set them and since when. */
export const ExchangeRatesPage = () => (
  <Page.Protect permissions={readsRates}>
    <Page.Title>Tipos de cambio</Page.Title>
    <Page.Main>
      <Layouts.Header
        title="Tipos de cambio"
        subtitle="Pesos por dólar; el nuevo vale desde que se guarda o desde el día que se escribe, y los pedidos conservan el suyo"
      />
      <Layouts.Content>
        <Flex gap={6} alignItems="flex-start" wrap="wrap">
          <RateCard
            kind="commercial"
            title="Comercial"
            hint="Con él se calculan los precios en pesos de la tienda"
            failed="Tipo de cambio comercial no pudo ser guardado."
          />
          <RateCard
            kind="subscription"
            title="Suscripciones"
            hint="Con él se cobran las suscripciones"
            failed="Tipo de cambio para suscripciones no pudo ser guardado."
          />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  </Page.Protect>
);
