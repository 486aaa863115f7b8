// Asks addresses all the time from a process of its own, until it is told to stop; then it says how long each answer took.
const http = require('node:http');

const [, , pauseMs, fewest, ...urls] = process.argv;
const agent = new http.Agent({ keepAlive: true });
const took = Object.fromEntries(urls.map((url) => [url, []]));
const failed = [];
let isOver = false;

const ask = (url) =>
  new Promise((resolve) => {
    const request = http.get(url, { agent }, (response) => {
      if (response.statusCode !== 200) failed.push(`${url}: ${response.statusCode}`);
      response.resume().once('end', resolve).once('error', resolve);
    });
    request.once('error', (error) => resolve(failed.push(`${url}: ${error.message}`)));
  });

async function watch(url) {
  while (!isOver || took[url].length < Number(fewest)) {
    const begun = performance.now();
    await ask(url);
    took[url].push(performance.now() - begun);
    if (took[url].length === 1) process.send('begun');
    await new Promise((resolve) => setTimeout(resolve, Number(pauseMs)));
  }
}

process.once('message', () => (isOver = true));
process.once('disconnect', () => process.exit());
void Promise.all(urls.map(watch)).then(() => process.send({ took, failed }, () => process.exit()));
