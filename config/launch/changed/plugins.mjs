/** Returns the plugin of a file, or undefined. */
export const pluginOf = (file) => /^plugins\/([^/]+)\//.exec(file)?.[1];

/** Returns the plugin below whose name the pages of a file stand: those of a desk, below that of the plugin that decides. */
export const domainOf = (file) => pluginOf(file)?.replace(/-desk$/, '');

const isTest = (file) => /\.(test|spec)\.tsx?$|\/(tests|testing|bench)\//.test(file);

/** Tells whether a file is part of the server that flows boot, or of what it reads when it starts. */
export const isServer = (file) =>
  !isTest(file) && (/^plugins\/[^/]+\/(strapi\/)?(?!admin\/|package)/.test(file) || isWholeServer(file));

/** Tells whether it is of no plugin's, but of the process in which all of them run. */
export const isWholeServer = (file) => /^cms\/(?!src\/admin\/)|^workers\//.test(file) && !isTest(file);

export const isPanel = (file) => /^plugins\/[^/]+\/(strapi\/)?admin\/|^cms\/src\/admin\//.test(file) && !isTest(file);

export const isStore = (file) => /^storefront\//.test(file) && !isTest(file);

/**
 * Reads which plugins each plugin stands on (it imports something of theirs, calls a service of theirs by its name or names their
 * records), which it adds to (it listens to their events, or hands their services something: a check, a field, a source) and the first
 * segments of the paths that it answers.
 */
export function readPlugins(files) {
  const names = new Set([...files.keys()].flatMap((file) => pluginOf(file) ?? []));
  const none = () => ({ standsOn: new Set(), addsTo: new Set(), segments: new Set() });
  const plugins = new Map([...names].map((name) => [name, none()]));
  for (const [file, text] of files) {
    const name = pluginOf(file);
    if (name === undefined || !isServer(file)) continue;
    const { standsOn, addsTo, segments } = plugins.get(name);
    for (const [, segment] of text.matchAll(/\bpath: ['"`]\/([a-z][a-z-]+)/g)) segments.add(segment);
    // The kernel stands below all of them: what it names of theirs are examples.
    if (name === 'kernel') continue;
    for (const { other, isAddedTo } of othersIn(text)) {
      if (!names.has(other) || other === name) continue;
      standsOn.add(other);
      if (isAddedTo) addsTo.add(other);
    }
  }
  return plugins;
}

/** Reads which plugins a source names, and whether it adds to them. */
function othersIn(text) {
  const adds = /\.(?:(?:add|use|name|guard|extend|follow)[A-Z]\w*|register)\(/.test(text);
  const naming = /['"]@mayorista\/(\w+)\/?([\w/-]*)['"]|service\([^)]*?'(\w+)\.\w+'|plugin::(\w+)\./g;
  return [...text.matchAll(naming)].map(([, imported, part, called, named]) => ({
    other: imported ?? called ?? named,
    isAddedTo: part === 'events' || (called !== undefined && adds),
  }));
}

/**
 * Returns the plugins whose flows a change in some of them can break: these, all that stand on them however far, and those that
 * they add to.
 */
export function shakenBy(changed, plugins) {
  const shaken = new Set(changed);
  for (const one of shaken) for (const [name, { standsOn }] of plugins) if (standsOn.has(one)) shaken.add(name);
  for (const one of changed) for (const other of plugins.get(one)?.addsTo ?? []) shaken.add(other);
  return shaken;
}

/** Returns the plugins that a test names: by a record, a page of the panel, or the path of a page or a call that one of them answers. */
export function namedBy(text, plugins) {
  const named = new Set();
  for (const [, byUid, byPage, segment] of text.matchAll(
    /plugin::(\w+)\.|\/plugins\/(\w+)\b|['"`](?:\/api)?\/(?!plugins\b)([a-z][a-z-]+)/g,
  ))
    for (const [name, { segments }] of plugins)
      if (name === byUid || name === byPage || segments.has(segment)) named.add(name);
  return named;
}
