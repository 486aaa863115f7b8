import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends a fetch `Response` through express, as it is. */
export async function passResponse(answer, response) {
  response.status(answer.status);
  answer.headers.forEach((value, name) => response.set(name, value));
  if (answer.body === null) return void response.end();
  try {
    await pipeline(Readable.fromWeb(answer.body), response);
  } catch (error) {
    // Somebody went to another page before all its pictures had come: nobody is left to tell.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
