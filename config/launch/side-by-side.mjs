/**
 * Runs tasks as many at a time as there are cores for: the first in the list whose `after` tasks have ended and whose `cores` are
 * free begins. Resolves to what each answered, in the list's order; rejects, beginning nothing more, when one rejects.
 */
export async function runSideBySide(tasks, cores) {
  const answers = new Map();
  const waiting = [...tasks];
  const running = new Map();
  const isListed = (name) => tasks.some((task) => task.name === name);
  const isReady = ({ after = [] }) => after.every((name) => answers.has(name) || !isListed(name));
  let free = cores;
  const fits = (task) => isReady(task) && (task.cores <= free || running.size === 0);
  const begin = (task) => {
    free -= task.cores;
    const end = async () => {
      answers.set(task.name, await task.run());
      free += task.cores;
      running.delete(task.name);
    };
    running.set(task.name, end());
  };
  while (waiting.length + running.size > 0) {
    for (let at = waiting.findIndex(fits); at >= 0; at = waiting.findIndex(fits)) begin(...waiting.splice(at, 1));
    if (running.size === 0) throw new Error(`Nothing comes before ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
  return tasks.map(({ name }) => answers.get(name));
}
