import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Of a long list the first cards stand for the others, which are made by the same component: judging each takes seconds. */
const moreOfTheSame = ['.cards > ul > li:nth-child(n + 9)', '.carousel-item:nth-child(n + 6)'];

/** What axe-core finds wrong with the page as it stands: the rule, and the elements that break it. */
export async function violationsOf(page: Page): Promise<string[]> {
  // What is still fading in has the colours of neither its beginning nor its end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A page that was judged before holds axe already.
  const isThere = await page.evaluate(() => 'axe' in window);
  const begun = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page });
  const axe = moreOfTheSame.reduce((builder, selector) => builder.exclude(selector), begun);
  // No page of ours holds a frame of another site: in one run, and telling what is wrong alone, axe takes half as long.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}
