import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';

const mostPages = 6;
const timeoutMs = 10_000;

/**
 * Runs in a thread of its own with little memory: a file that unpacks to a thousand times its size ends the thread, not the platform.
 * Links are read too, for the QR of a certificate is one.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
(async () => {
  const { getDocumentProxy } = await import(workerData.library);
  const { readFile } = require('node:fs/promises');
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(workerData.path)));
  const parts = [];
  for (let number = 1; number <= Math.min(pdf.numPages, workerData.mostPages); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    parts.push(items.map((item) => item.str).join(' '));
    for (const { url } of await page.getAnnotations()) if (url) parts.push(url);
  }
  parentPort.postMessage(parts.join(' ').slice(0, 200000));
})().catch(() => parentPort.postMessage(null));
`;

/** Reads the text of a PDF's first pages and the addresses it links to; null for what is no PDF, has too much in it or takes too long. */
export function readPdfText(path: string): Promise<string | null> {
  const library = pathToFileURL(createRequire(__filename).resolve('unpdf')).href;
  return new Promise((resolve) => {
    const worker = new Worker(program, {
      eval: true,
      workerData: { path, library, mostPages },
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
      stdout: true,
      stderr: true,
    });
    const end = (text: string | null): void => {
      clearTimeout(timer);
      resolve(text);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), timeoutMs);
    worker.once('message', (text: string | null) => end(text));
    // Out of memory, or a program of the file's own: nothing of it is said to whoever sent it.
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}
