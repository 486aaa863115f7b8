import { Button, Flex, IconButton, Link, Typography } from '@strapi/design-system';
import { Pencil, Plus } from '@strapi/icons';
import { ListStatus } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { RemoveButton } from '../../../components/RemoveButton';
import { addressOf, nameOf, type Video } from '../../../content/video';
import { OrderedList } from '../../../drag/OrderedList';
import type { PartProps } from '../part';
import { PartBar } from '../PartBar';
import { useVideos } from './use-videos';
import { VideoDialog } from './VideoDialog';

/** The videos of a product, in the order in which the store offers them. */
export function VideosPart({ productId, mayWrite }: PartProps) {
  const state = useVideos(productId);
  const [edited, setEdited] = useState<Video | 'new' | null>(null);
  const { page, videos, isBusy } = state;
  return (
    <>
      <PartBar text="Videos de YouTube que se ven en la página del producto.">
        {mayWrite && page.rows !== null && (
          <Button startIcon={<Plus />} onClick={() => setEdited('new')}>
            Agregar video
          </Button>
        )}
      </PartBar>
      <ListStatus state={page} empty="Todavía no hay videos de este producto." />
      {videos.length > 0 && (
        <OrderedList
          label="Videos del producto"
          items={videos}
          keyOf={({ id }) => String(id)}
          nameOf={nameOf}
          isMovable={mayWrite && !isBusy}
          onArrange={state.arrange}
          line={(video) => (
            <>
              <VideoText video={video} />
              <Link href={addressOf(video)} isExternal>
                Ver en YouTube
              </Link>
              {mayWrite && (
                <>
                  <IconButton
                    variant="ghost"
                    label={`Cambiar el video ${nameOf(video)}`}
                    onClick={() => setEdited(video)}
                  >
                    <Pencil />
                  </IconButton>
                  <RemoveButton
                    label={`Quitar el video ${nameOf(video)}`}
                    submitLabel="Quitar"
                    question="Deja de verse en la página del producto. En YouTube sigue igual."
                    onRemove={() => state.remove(video)}
                  />
                </>
              )}
            </>
          )}
        />
      )}
      {edited !== null && (
        <VideoDialog video={edited === 'new' ? null : edited} state={state} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

const VideoText = ({ video }: { readonly video: Video }) => (
  <Flex flex="1" direction="column" alignItems="flex-start" minWidth={0}>
    <Typography fontWeight="semiBold">{nameOf(video)}</Typography>
    <Typography variant="pi" textColor="neutral600">
      {video.description ?? `Clave ${video.video_key}`}
    </Typography>
  </Flex>
);
