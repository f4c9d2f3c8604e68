/**
 * The data that a browser drops on sign-out (https://www.w3.org/TR/clear-site-data/). Not "cookies": that would also drop those
 * of every other host of the domain, and the mark of a known device. The product's own cookies are expired one by one.
 */
export const CLEAR_SITE_DATA = '"cache", "storage"';
