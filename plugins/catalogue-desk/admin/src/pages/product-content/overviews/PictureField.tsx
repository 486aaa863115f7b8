import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Images, Trash } from '@strapi/icons';
import { useState } from 'react';
import { FileButton } from '@mayorista/kernel/panel';
import { TextField } from '../../../components/TextField';
import type { Picture } from '../../../content/overview-draft';
import { Frame } from '../../../components/Frame';
import { LibraryDialog } from './LibraryDialog';
import { useShownPicture } from '../../../components/use-shown-picture';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly picture: Picture | undefined;
  /** What is wrong with the picture ('') or with one of its texts ('alt', 'href'). */
  readonly errorOf: (part: string) => string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (picture: Picture | null) => void;
}

const accepted = '.jpg,.jpeg,.png,.webp,.gif,.svg';

/** A picture of an overview: uploaded or taken from the library, described for who cannot see it, with its link. */
export function PictureField({ name, label, picture, errorOf, isDisabled, onChange }: Props) {
  const shown = useShownPicture(picture);
  const error = errorOf('');
  const take = (file: File) =>
    onChange({ url: picture?.url ?? null, file, alt: picture?.alt ?? '', href: picture?.href ?? '' });
  return (
    <Box
      tag="section"
      aria-label={label}
      padding={4}
      background="neutral0"
      hasRadius
      borderColor={error === undefined ? 'neutral200' : 'danger600'}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex gap={4} alignItems="flex-start" wrap="wrap">
          <Frame src={shown} alt={picture?.alt ?? ''} width="12rem" height="8rem" />
          <Flex direction="column" alignItems="flex-start" gap={2} flex="1 1 16rem">
            <Typography variant="pi" fontWeight="bold" textColor="neutral800">
              {label}
            </Typography>
            {isDisabled ? (
              picture === undefined && <Typography variant="pi">Sin imagen</Typography>
            ) : (
              <Choices label={label} hasPicture={picture !== undefined} onFile={take} onRemove={() => onChange(null)} />
            )}
            {error !== undefined && (
              <Typography variant="pi" textColor="danger600" role="alert">
                {error}
              </Typography>
            )}
          </Flex>
        </Flex>
        {picture !== undefined && (
          <>
            <TextField
              name={`alt-${name}`}
              label="Texto alternativo"
              hint="Lo que se ve, para quien no puede verlo"
              maxLength={255}
              isDisabled={isDisabled}
              value={picture.alt}
              error={errorOf('alt')}
              onChange={(alt) => onChange({ ...picture, alt })}
            />
            <TextField
              name={`href-${name}`}
              label="Enlace"
              hint="A dónde lleva la imagen; puede quedar vacío"
              maxLength={500}
              isDisabled={isDisabled}
              value={picture.href}
              error={errorOf('href')}
              onChange={(href) => onChange({ ...picture, href })}
            />
          </>
        )}
      </Flex>
    </Box>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly hasPicture: boolean;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

/** The ways to a picture: from this computer, from the library, and none. */
function Choices({ label, hasPicture, onFile, onRemove }: ChoicesProps) {
  const [isPicking, setPicking] = useState(false);
  return (
    <Flex gap={2} wrap="wrap">
      <FileButton text={hasPicture ? 'Cambiar' : 'Subir'} label={label} accept={accepted} onFile={onFile} />
      <Button
        size="S"
        variant="tertiary"
        startIcon={<Images />}
        aria-label={`De la biblioteca: ${label}`}
        onClick={() => setPicking(true)}
      >
        De la biblioteca
      </Button>
      {hasPicture && (
        <Button
          size="S"
          variant="danger-light"
          startIcon={<Trash />}
          aria-label={`Quitar: ${label}`}
          onClick={onRemove}
        >
          Quitar
        </Button>
      )}
      {isPicking && (
        <LibraryDialog
          onClose={() => setPicking(false)}
          onFile={(file) => {
            setPicking(false);
            onFile(file);
          }}
        />
      )}
    </Flex>
  );
}
