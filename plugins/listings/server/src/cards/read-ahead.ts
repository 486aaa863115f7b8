import { changeFeed, eventVersions, memoryNow, workBeside, type Core } from '@mayorista/kernel';
import { storeListings } from '../listing-index/store-listings';
import { knownProducts } from './known-products';

/** So few that who asks meanwhile waits a millisecond or two. */
const perTurn = 64;
const lookEveryMs = 200;
/** Changes that come without a pause keep a process busy a third of its time. */
const restPerWork = 2;
/** No product has this id: its version is that of what is known of any. */
const nobody = 0;

/**
 * Reads the columns of listings and what is known of products, beside requests: when the process begins to serve, and again when something
 * may have changed all of it. Who asks next hardly waits for it.
 */
class ReadAhead {
  /** The products to read, the first one last. */
  private waiting: number[] = [];
  private version = '';
  private began = 0;
  private restsUntil = 0;

  constructor(private readonly strapi: Core.Strapi) {}

  /** Reads some; returns whether more are waiting. */
  async turn(): Promise<boolean> {
    // The workers show nobody a list.
    if (!this.strapi.server.httpServer.listening) return false;
    if (this.waiting.length === 0) await this.begin();
    if (this.waiting.length === 0) return false;
    await knownProducts(this.strapi).refresh(this.waiting.splice(-perTurn));
    if (this.waiting.length > 0) return true;
    this.restsUntil = memoryNow() + restPerWork * (memoryNow() - this.began);
    return false;
  }

  private async begin(): Promise<void> {
    const listings = storeListings(this.strapi);
    const known = knownProducts(this.strapi);
    if (listings.known === null) await listings.current();
    // While nobody asks for lists, nobody waits for what has changed.
    else if (known.isUsed) await changeFeed(this.strapi).look();
    const version = eventVersions(this.strapi).ofKnown(nobody);
    if (version === this.version || memoryNow() < this.restsUntil) return;
    this.version = version;
    this.began = memoryNow();
    const listed = listings.known?.ids() ?? [];
    this.waiting = [...known.outdated(), ...known.unknown(listed)].reverse();
  }
}

/** Begins to read ahead, once the process serves. */
export function readAhead(strapi: Core.Strapi): void {
  const ahead = new ReadAhead(strapi);
  workBeside(strapi, { label: 'Listados', everyMs: lookEveryMs }, () => ahead.turn());
}
