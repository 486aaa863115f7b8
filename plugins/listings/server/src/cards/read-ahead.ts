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

/** Reads what is known of products anew, beside requests, when something may have changed all of it: who asks next hardly waits for it. */
class ReadAhead {
  /** The products to read, the first one last. */
  private waiting: number[] = [];
  private version = '';
  private began = 0;
  private restsUntil = 0;

  constructor(private readonly strapi: Core.Strapi) {}

  /** Reads some; returns whether more are waiting. */
  async turn(): Promise<boolean> {
    const known = knownProducts(this.strapi);
    if (!known.isUsed) return false;
    if (this.waiting.length === 0) await this.begin();
    if (this.waiting.length === 0) return false;
    await known.refresh(this.waiting.splice(-perTurn));
    if (this.waiting.length > 0) return true;
    this.restsUntil = memoryNow() + restPerWork * (memoryNow() - this.began);
    return false;
  }

  private async begin(): Promise<void> {
    await changeFeed(this.strapi).look();
    const version = eventVersions(this.strapi).ofKnown(nobody);
    if (version === this.version || memoryNow() < this.restsUntil) return;
    this.version = version;
    this.began = memoryNow();
    const known = knownProducts(this.strapi);
    const listed = storeListings(this.strapi).known?.ids() ?? [];
    this.waiting = [...known.outdated(), ...known.unknown(listed)].reverse();
  }
}

/** Begins to read ahead, once somebody has asked for a list. */
export function readAhead(strapi: Core.Strapi): void {
  const ahead = new ReadAhead(strapi);
  workBeside(strapi, { label: 'Listados', everyMs: lookEveryMs }, () => ahead.turn());
}
