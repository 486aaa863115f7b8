import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex } from '@strapi/design-system';
import {
  Fact,
  formatNumber,
  Muted,
  publicIdOf,
  ReadFailure,
  RecordLink,
  useMay,
  useRead,
} from '@mayorista/kernel/panel';
import { useState } from 'react';
import { AlternativesDialog, type Offered } from '../alternatives/AlternativesDialog';
import { choicesOf, type StoredChoices } from '../alternatives/choices';
import { readsAlternatives, writesAlternatives } from '../permissions';
import { pluginId } from '../plugin-id';
import { uids } from '../uids';

/** 'Alternativas' beside a product: what is offered in its place, and which of it staff pin or exclude. */
export const AlternativesPanel: PanelComponent = ({ model, document, meta }) => {
  const productId = model === uids.product ? publicIdOf(document, meta?.availableLocales) : null;
  if (productId === null) return null;
  return { title: 'Alternativas', content: <ForReaders key={productId} productId={productId} /> };
};

interface Props {
  readonly productId: number;
}

const ForReaders = ({ productId }: Props) =>
  useMay(readsAlternatives) ? <Alternatives productId={productId} /> : <Muted>Tu función no permite verlas</Muted>;

const mostNamed = 3;

function Alternatives({ productId }: Props) {
  const mayWrite = useMay(writesAlternatives);
  const offers = useRead<readonly Offered[]>(`/${pluginId}/product-alternatives?product_id=${productId}`);
  const stored = useRead<StoredChoices>(mayWrite ? `/${pluginId}/product-alternatives/${productId}` : null);
  const [isOpen, setOpen] = useState(false);
  const reload = () => {
    void offers.reload();
    void stored.reload();
  };
  const failure = offers.failure ?? stored.failure;
  if (failure !== null) return <ReadFailure text={failure.text} onRetry={reload} />;
  if (offers.data === null) return <Muted>Cargando</Muted>;
  const choices = stored.data === null ? null : choicesOf(stored.data);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Fact label="Hoy se ofrecen">{formatNumber(offers.data.length)}</Fact>
      {choices !== null && (
        <>
          <Fact label="Fijadas">{formatNumber(choices.pinned.length)}</Fact>
          <Fact label="Excluidas">{formatNumber(choices.excluded.length)}</Fact>
        </>
      )}
      <First offered={offers.data.slice(0, mostNamed)} />
      {choices !== null && (
        <Button size="S" variant="secondary" fullWidth onClick={() => setOpen(true)}>
          Fijar o excluir
        </Button>
      )}
      {isOpen && choices !== null && (
        <AlternativesDialog
          productId={productId}
          stored={choices}
          offered={offers.data}
          onSaved={() => {
            setOpen(false);
            reload();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Flex>
  );
}

const First = ({ offered }: { readonly offered: readonly Offered[] }) =>
  offered.map(({ id, model, is_pinned: isPinned }) => (
    <Flex key={id} justifyContent="space-between" gap={3}>
      <RecordLink uid={uids.product} id={id}>
        {model}
      </RecordLink>
      {isPinned && <Muted>Fijada</Muted>}
    </Flex>
  ));
