import { Button, Flex, Typography } from '@strapi/design-system';
import { ChevronDown, ChevronUp } from '@strapi/icons';
import { RemoveButton } from '../../../components/RemoveButton';
import { nameOf, pictureKeys, type OverviewDraft } from '../../../content/overview-draft';
import { Frame } from '../../../components/Frame';
import { useShownPicture } from '../../../components/use-shown-picture';
import type { OverviewsState } from './use-overviews';

interface Props {
  readonly draft: OverviewDraft;
  readonly at: number;
  readonly state: OverviewsState;
  readonly mayWrite: boolean;
}

/** One overview, closed: what it shows and is called, and what can be done with it. */
export function OverviewLine({ draft, at, state, mayWrite }: Props) {
  const name = nameOf(draft, at);
  const isOpen = state.openKey === draft.key;
  const wrong = Object.keys(state.errors[draft.key] ?? {}).length;
  const shown = useShownPicture(draft.pictures['es-web'] ?? draft.pictures['es-mobile']);
  return (
    <>
      <Frame src={shown} alt="" width="8rem" height="4rem" />
      <Flex flex="1" direction="column" alignItems="flex-start" minWidth={0}>
        <Typography fontWeight="semiBold">{name}</Typography>
        <Typography variant="pi" textColor={wrong > 0 ? 'danger600' : 'neutral600'}>
          {wrong > 0 ? correctionsText(wrong) : picturesText(draft)}
        </Typography>
      </Flex>
      <Button
        size="S"
        variant="tertiary"
        aria-expanded={isOpen}
        aria-label={`${openText(isOpen, mayWrite)} ${name}`}
        endIcon={isOpen ? <ChevronUp /> : <ChevronDown />}
        onClick={() => state.open(isOpen ? null : draft.key)}
      >
        {openText(isOpen, mayWrite)}
      </Button>
      {mayWrite && (
        <RemoveButton
          label={`Quitar ${name}`}
          submitLabel="Quitar"
          question="Se quita con sus textos e imágenes cuando guardes los resúmenes."
          onRemove={() => {
            state.remove(draft.key);
            return Promise.resolve(null);
          }}
        />
      )}
    </>
  );
}

const openText = (isOpen: boolean, mayWrite: boolean): string => (isOpen ? 'Cerrar' : mayWrite ? 'Editar' : 'Ver');

const correctionsText = (wrong: number): string =>
  wrong === 1 ? 'Hay un dato por corregir' : `Hay ${wrong} datos por corregir`;

function picturesText({ pictures }: OverviewDraft): string {
  const count = pictureKeys.filter((key) => pictures[key] !== undefined).length;
  return count === 1 ? '1 imagen de 4' : `${count} imágenes de 4`;
}
