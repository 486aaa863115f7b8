import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Images, Trash, Upload } from '@strapi/icons';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../../components/TextField';
import type { Picture } from '../../../content/overview-draft';
import { LibraryDialog } from './LibraryDialog';
import { useShownPicture } from './use-shown-picture';

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
          <Preview>{shown !== null && <img src={shown} alt={picture?.alt ?? ''} />}</Preview>
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
  const input = useRef<HTMLInputElement>(null);
  const [isPicking, setPicking] = useState(false);
  return (
    <Flex gap={2} wrap="wrap">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Archivo: ${label}`}
        accept={accepted}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was taken away.
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Button
        size="S"
        variant="secondary"
        startIcon={<Upload />}
        aria-label={`${hasPicture ? 'Cambiar' : 'Subir'}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {hasPicture ? 'Cambiar' : 'Subir'}
      </Button>
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

const Preview = styled.span`
  display: inline-flex;
  flex: none;
  width: 12rem;
  height: 8rem;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};

  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
