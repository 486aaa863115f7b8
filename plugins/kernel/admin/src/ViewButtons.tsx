import { Button, Flex } from '@strapi/design-system';

interface Props {
  readonly isGrid: boolean;
  readonly onChange: (isGrid: boolean) => void;
}

/** Renders the buttons by which a list is shown as rows or as cards. */
export const ViewButtons = ({ isGrid, onChange }: Props) => (
  <Flex gap={2} role="group" aria-label="Vista">
    {([false, true] as const).map((each) => (
      <Button
        key={String(each)}
        size="S"
        variant={each === isGrid ? 'secondary' : 'tertiary'}
        aria-pressed={each === isGrid}
        onClick={() => onChange(each)}
      >
        {each ? 'Tarjetas' : 'Lista'}
      </Button>
    ))}
  </Flex>
);
