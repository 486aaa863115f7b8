import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useAsyncAction, useMay } from '@mayorista/kernel/panel';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import type { AnswerTo } from '@mayorista/config/answers';
import { categoryChosen } from '../content/category-chosen';
import { writesProducts } from '../permissions';
import { pluginId } from '../plugin-id';
import { uids } from '../uids';

/** 'Modelo' beside a product that is being created: the next free one of its category, for what has none of its maker. */
export const ModelPanel: PanelComponent = ({ model, documentId }) =>
  model === uids.product && (documentId === undefined || documentId === 'create')
    ? { title: 'Modelo', content: <ForWriters /> }
    : null;

const ForWriters = () => (useMay(writesProducts) ? <Proposal /> : null);

function Proposal() {
  const { get } = useFetchClient();
  const { isBusy, attempt } = useAsyncAction();
  const { values, onChange } = useForm('ModelPanel', (state) => state);
  const { category: chosen, sku } = values as { readonly category?: unknown; readonly sku?: string };
  const propose = () =>
    attempt(async () => {
      const category = categoryChosen(chosen);
      const { data } = await get<Extract<AnswerTo<'GET /products'>, { readonly data: { readonly model: string } }>>(
        `/${pluginId}/products?generateModel=true${category === null ? '' : `&category_id=${category}`}`,
      );
      onChange('model', data.data.model);
      if (!sku) onChange('sku', data.data.model);
    });
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="pi" textColor="neutral600">
        ¿No tiene modelo de fabricante? Elige su categoría y toma el siguiente libre.
      </Typography>
      <Button size="S" variant="secondary" fullWidth loading={isBusy} onClick={() => void propose()}>
        Generar modelo
      </Button>
    </Flex>
  );
}
