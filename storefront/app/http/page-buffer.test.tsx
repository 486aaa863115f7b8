import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageBuffer } from './page-buffer.server';

const words = Array.from({ length: 300 }, (_, index) => `cámara número ${index}, visión y énfasis`);

function render(padding: number): Promise<Buffer> {
  const page = (
    <ul title={'x'.repeat(padding)}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
  return new Promise((resolve, reject) => {
    const written = new PageBuffer();
    written.once('finish', () => resolve(written.whole()));
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(written), onError: reject });
  });
}

test('accents stay whole wherever the buffers of the page end', async () => {
  for (let padding = 0; padding < 40; padding++) {
    const page = (await render(padding)).toString();
    expect(page).not.toContain('\0');
    expect(words.filter((word) => !page.includes(`<li>${word}</li>`))).toEqual([]);
  }
});
