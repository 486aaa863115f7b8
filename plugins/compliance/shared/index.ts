/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export {};
