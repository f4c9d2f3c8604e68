/**
 * What a browser drops when somebody signs out of it (https://www.w3.org/TR/clear-site-data/). Not "cookies": that would take those
 * of every other host of the domain along, and the mark of a known device. Ours are expired one by one.
 */
export const CLEAR_SITE_DATA = '"cache", "storage"';
