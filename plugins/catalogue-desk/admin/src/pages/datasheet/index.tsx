import { Button, Flex, Grid, Link } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { LeaveGuard, NotRead, useMay } from '@mayorista/kernel/panel';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { StaleAlert } from '../../components/StaleAlert';
import { fieldsText } from '../../datasheets/texts';
import { writesDatasheets } from '../../permissions';
import { CategoriesCard } from './CategoriesCard';
import { GroupsBoard } from './GroupsBoard';
import { NamesCard } from './NamesCard';
import { RemoveSheet } from './RemoveSheet';
import { newSheet, useSheet, type SheetState } from './use-sheet';

/** 'Constructor de fichas técnicas': the groups of a datasheet, their characteristics and the categories that use it. */
export function DatasheetPage() {
  const { id = '' } = useParams();
  return <Builder key={id} id={id} />;
}

function Builder({ id }: { readonly id: string }) {
  const state = useSheet(id);
  const mayWrite = useMay(writesDatasheets);
  const { draft, isDirty } = state;
  if (draft === null) {
    const { failure, reload } = state;
    return failure === null ? (
      <Page.Loading>Cargando la ficha técnica</Page.Loading>
    ) : (
      <NotRead
        title="Ficha técnica"
        missing="Esta ficha técnica no existe"
        back={<BackToList />}
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  }
  const title = draft.es.trim() === '' ? 'Nueva ficha técnica' : draft.es;
  const fields = draft.groups.reduce((sum, group) => sum + group.fields.length, 0);

  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <LeaveGuard isDirty={isDirty} />
      <Layouts.Header
        navigationAction={<BackToList />}
        title={title}
        subtitle={`${draft.groups.length === 1 ? '1 grupo' : `${draft.groups.length} grupos`} · ${fieldsText(fields)}`}
        primaryAction={mayWrite ? <SaveButtons id={id} state={state} /> : undefined}
      />
      <Layouts.Content>
        {state.isStale && (
          <StaleAlert
            title="Otra persona cambió esta ficha mientras la editabas."
            saveLabel="Guardar la mía encima"
            isBusy={state.isBusy}
            onReload={() => void state.reload()}
            onSave={() => void state.save(true)}
          />
        )}
        <Grid.Root gap={4}>
          <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
            <NamesCard draft={draft} errors={state.errors['']} isDisabled={!mayWrite} onChange={state.change} />
            <GroupsBoard draft={draft} errors={state.errors} mayWrite={mayWrite} onChange={state.change} />
          </Grid.Item>
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
            <CategoriesCard draft={draft} mayWrite={mayWrite} onChange={state.change} />
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  );
}

const BackToList = () => (
  <Link tag={RouterLink} startIcon={<ArrowLeft />} to={paths.datasheets}>
    Fichas técnicas
  </Link>
);

interface SaveProps {
  readonly id: string;
  readonly state: SheetState;
}

const SaveButtons = ({ id, state: { draft, isDirty, isBusy, save, discard } }: SaveProps) => (
  <Flex gap={2} wrap="wrap">
    {id !== newSheet && <RemoveSheet id={id} name={draft?.es ?? ''} />}
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
