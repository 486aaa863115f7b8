import { imageSources } from '../../../lib/format/image-sources';
import { CampaignLink } from '../../campaigns';
import type { BlockView } from '../landing.view';

interface HeroProps {
  readonly hero: Extract<BlockView, { kind: 'hero' }>;
  readonly heading: 'h1' | 'h2';
}

/** The cover of a landing: what it is about, where to go, a picture. */
export function LandingHero({ hero: { title, text, button, look, image }, heading: Heading }: HeroProps) {
  return (
    <section className={`landing-hero landing-hero-${look}`}>
      <div className="page grid items-center gap-6 py-8 md:grid-cols-[minmax(0,1fr)_auto] lg:py-10">
        <div>
          <Heading className="max-w-2xl text-2xl leading-tight lg:text-3xl">{title}</Heading>
          {text === null ? null : <p className="mt-3 max-w-xl text-md">{text}</p>}
          {button === null ? null : (
            <CampaignLink
              to={button.url}
              className={`btn btn-lg mt-5 ${look === 'light' ? 'btn-primary' : 'btn-secondary'}`}
            >
              {button.text}
            </CampaignLink>
          )}
        </div>
        {image === null ? null : (
          <img
            {...imageSources(image.url, [320, 480, 640, 960])}
            sizes="300px"
            alt={image.alt}
            width={300}
            height={260}
            className="landing-picture mx-auto"
          />
        )}
      </div>
    </section>
  );
}
