import { ProductCarousel } from '../../product-card';
import type { BlockView, LandingView } from '../landing.view';
import { Banners } from './Banners';
import { LandingCountdown } from './LandingCountdown';
import { LandingForm } from './LandingForm';
import { LandingHero } from './LandingHero';
import { RichText } from './RichText';

/** The blocks of a landing in their order. The page's heading is its first cover, or its form's, or its title. */
export function Blocks({ view }: { readonly view: LandingView }) {
  const titled = view.blocks.findIndex(({ kind }) => kind === 'hero' || kind === 'form');
  return (
    <>
      {titled === -1 ? (
        <div className="page pt-6">
          <h1 className="text-2xl">{view.title}</h1>
        </div>
      ) : null}
      {view.blocks.map((block, place) => (
        <div key={block.anchor} id={block.anchor} className="scroll-mt-4">
          <Block block={block} view={view} heading={place === titled ? 'h1' : 'h2'} />
        </div>
      ))}
    </>
  );
}

interface BlockProps {
  readonly block: BlockView;
  readonly view: LandingView;
  readonly heading: 'h1' | 'h2';
}

function Block({ block, view, heading }: BlockProps) {
  switch (block.kind) {
    case 'hero':
      return <LandingHero hero={block} heading={heading} />;
    case 'form':
      return (
        <div className="page py-6">
          <LandingForm form={block} slug={view.slug} heading={heading} isPreview={view.isPreview} />
        </div>
      );
    case 'carousel':
      return (
        <div className="page py-2">
          <ProductCarousel title={block.title} cards={block.cards} allUrl={block.allUrl} />
        </div>
      );
    case 'banners':
      return <Banners block={block} />;
    case 'text':
      return (
        <div className="page py-4">
          <RichText nodes={block.body} />
        </div>
      );
    case 'countdown':
      return <LandingCountdown block={block} at={view.at} />;
  }
}
