import { Play } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import type { VideoView } from '../product-parts.view';

interface VideosProps {
  readonly videos: readonly VideoView[];
  readonly name: string;
}

/** Videos of the product: nothing is asked of YouTube before somebody presses one. */
export function Videos({ videos, name }: VideosProps) {
  const t = useT();
  if (videos.length === 0) return null;
  return (
    <section aria-label={t('product.videos')} className="later panel mt-4 p-4">
      <h2 className="mb-3 text-lg">{t('product.videos')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {videos.map((video) => (
          <li key={video.id}>
            <Video video={video} title={video.title ?? name} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-muted">{t('product.videoNote')}</p>
    </section>
  );
}

/** The link that had the focus is gone. */
const focus = (player: HTMLIFrameElement | null) => player?.focus();

function Video({ video, title }: { readonly video: VideoView; readonly title: string }) {
  const t = useT();
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <>
      <div className="video">
        {isPlaying ? (
          <iframe
            ref={focus}
            src={`https://www.youtube-nocookie.com/embed/${video.key}?autoplay=1&rel=0`}
            title={title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <a
            href={`https://www.youtube.com/watch?v=${video.key}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('product.playVideo', { name: title })}
            onClick={play}
          >
            <Play size={28} aria-hidden />
          </a>
        )}
      </div>
      <p className="mt-2 text-sm font-medium">{title}</p>
      {video.description === null ? null : <p className="text-sm text-muted">{video.description}</p>}
    </>
  );
}
