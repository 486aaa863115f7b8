/**
 * better-sqlite3 in the version that this Node can load. 13 stands on Node-API 10, which Node 20 never got (loading it crashes the
 * process). 12 stands on `node::ObjectWrap`, which aborts in a garbage collection when built with the headers of Node 24.19 or a later
 * 24 (nodejs/node#65446). Knex and Strapi ask for 'better-sqlite3', so this package bears that name.
 */
const hasNodeApi10 = Number(process.versions.napi) >= 10;

module.exports = hasNodeApi10 ? require('better-sqlite3-13') : olderDriver();

/** Loads version 12. It is optional, so that Node 24 installs without a compiler: npm leaves it out silently where it cannot be built. */
function olderDriver() {
  try {
    return require('better-sqlite3-12');
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(
      `SQLite no se pudo compilar para Node ${process.versions.node}: instala python3, make y g++ y repite «npm ci», o usa Node 24.`,
      { cause: error },
    );
  }
}
