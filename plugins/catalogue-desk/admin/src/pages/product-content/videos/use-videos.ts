import { useAsyncAction, useFailedLoad, usePage, useMutationWithToast } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { nameOf, orderBody, type Video } from '../../../content/video';
import { contentId } from '../../../plugin-id';

const path = `/${contentId}/product-videos`;

export interface VideoTexts {
  readonly title: string;
  readonly description: string;
}

/** A product's videos and what changes them: each change is saved at once. */
export function useVideos(productId: number) {
  const { post, put, del } = useFetchClient();
  const act = useMutationWithToast();
  const page = usePage<Video>(`${path}?product_id=${productId}`);
  useFailedLoad(page.hasFailed, 'No se pudieron cargar los videos');
  const [videos, setVideos] = useState<readonly Video[]>([]);
  const { isBusy, during } = useAsyncAction();
  useEffect(() => {
    if (page.rows !== null) setVideos(page.rows);
  }, [page.rows]);

  const attempt = (asked: () => Promise<unknown>, done: string) =>
    during(async () => {
      const failure = await act(asked, done);
      await page.reload();
      return failure;
    });

  return {
    page,
    videos,
    isBusy,
    arrange: (next: readonly Video[]) => {
      // Shown at once; what the platform refuses is taken back by reading again.
      setVideos(next);
      void attempt(() => put(`${path}/${productId}`, orderBody(next)), 'El orden de los videos se ha guardado').then(
        (failure) => failure !== null && setVideos(page.rows ?? []),
      );
    },
    add: (key: string, texts: VideoTexts) =>
      attempt(() => post(path, { product_id: productId, video_key: key, ...texts }), 'El video se ha agregado'),
    change: (id: number, texts: VideoTexts) =>
      attempt(() => put(`${path}/${productId}`, orderBody(videos, { id, ...texts })), 'El video se ha actualizado'),
    remove: (video: Video) => attempt(() => del(`${path}/${video.id}`), `Se quitó el video ${nameOf(video)}`),
  };
}

export type VideosState = ReturnType<typeof useVideos>;
