import { LIMITS } from "#domain/limits.ts";

/**
 * Runs on the page of a posting, with whatever that page has done to its surroundings: old and plain on purpose. What it read goes
 * behind the "#" of an address: servers, whose limits are short, don't get that part, and no policy of the page stops it, as it may
 * stop a form. As base64 of UTF-8, since an address spells a Japanese character with nine.
 */
const code = (target: string) => `(function () {
  var d = document, p = '', cut = 0;
  function find(n, depth) {
    if (!n || typeof n !== 'object' || depth > 9) return null;
    if (/JobPosting/.test(String(n['@type']))) return n;
    for (var k in n) { var f = find(n[k], depth + 1); if (f) return f; }
    return null;
  }
  d.querySelectorAll('script[type="application/ld+json"]').forEach(function (s) {
    var raw = s.textContent || '';
    if (p || raw.indexOf('JobPosting') < 0) return;
    try { p = JSON.stringify(find(JSON.parse(raw), 0)) || ''; } catch (e) { p = raw; }
  });
  if (p.length > ${LIMITS.requests.postingScript}) { cut += p.length; p = ''; }
  var m = d.querySelector('meta[property="og:title"]');
  var text = String(getSelection()).trim();
  if (text.length > ${LIMITS.text.notes}) { cut += text.length - ${LIMITS.text.notes}; text = text.slice(0, ${LIMITS.text.notes}); }
  var read = JSON.stringify({ title: (m && m.content) || d.title, link: location.href, text: text, posting: p, cut: cut });
  open(${JSON.stringify(target)} + '#' + btoa(unescape(encodeURIComponent(read))), '_blank', 'noopener');
})()`;

/** Returns the address of a bookmark that hands what the page it is pressed on says of a job to this site. */
export function bookmarklet(origin: string): string {
  return `javascript:${encodeURIComponent(code(`${origin}/save/received`).replace(/\n\s*/g, " "))}`;
}
