import { Button } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { LeaveGuard, ListStatus } from '@mayorista/kernel/panel';
import { StaleAlert } from '../../../components/StaleAlert';
import { nameOf } from '../../../content/overview-draft';
import { OrderedList } from '../../../drag/OrderedList';
import type { PartProps } from '../part';
import { PartBar, SaveButtons } from '../PartBar';
import { OverviewForm } from './OverviewForm';
import { OverviewLine } from './OverviewLine';
import { useOverviews } from './use-overviews';

/** The overviews of a product, in the order in which the store shows them: edited here, saved together. */
export function OverviewsPart({ productId, mayWrite }: PartProps) {
  const state = useOverviews(productId);
  const { page, drafts, errors, isDirty, isBusy } = state;
  const isEmpty = drafts.length === 0;
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <PartBar text="Lo que la tienda cuenta del producto, del primero al último, con sus imágenes.">
        {mayWrite && page.rows !== null && (
          <>
            <Button variant="secondary" startIcon={<Plus />} disabled={isBusy} onClick={state.add}>
              Agregar resumen
            </Button>
            <SaveButtons isDirty={isDirty} isBusy={isBusy} onDiscard={state.discard} onSave={() => void state.save()} />
          </>
        )}
      </PartBar>
      {state.isStale && (
        <StaleAlert
          title="Otra persona cambió los resúmenes mientras los editabas."
          saveLabel="Guardar los míos encima"
          isBusy={isBusy}
          onReload={() => {
            state.forget();
            void page.reload();
          }}
          onSave={() => void state.save(true)}
        />
      )}
      {isEmpty && (
        <ListStatus
          state={page.rows === null ? page : { ...page, rows: [] }}
          empty="Todavía no hay resúmenes de este producto."
        />
      )}
      {!isEmpty && (
        <OrderedList
          label="Resúmenes del producto"
          items={drafts}
          keyOf={({ key }) => key}
          nameOf={(draft) => nameOf(draft, drafts.indexOf(draft))}
          isMovable={mayWrite && !isBusy}
          onArrange={state.arrange}
          line={(draft, at) => <OverviewLine draft={draft} at={at} state={state} mayWrite={mayWrite} />}
          below={(draft) =>
            state.openKey === draft.key && (
              <OverviewForm
                draft={draft}
                errors={errors[draft.key] ?? {}}
                isDisabled={!mayWrite}
                onChange={(update) => state.change(draft.key, update)}
              />
            )
          }
        />
      )}
    </>
  );
}
