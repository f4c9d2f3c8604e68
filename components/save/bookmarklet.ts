import { LIMITS } from "#domain/limits.ts";

/**
 * The script that runs on the page of a posting, which may have changed the browser's built-ins: old and plain on
 * purpose. Its data goes behind the "#" of an address: that part isn't sent to servers, which limit lengths, and no
 * policy of the page blocks it, as it may block a form. It is UTF-8 in base64, because an address needs nine characters
 * for a Japanese one.
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

/** Returns the address of a bookmark that sends this site the job data of the page on which it is pressed. */
export function bookmarklet(origin: string): string {
  return `javascript:${encodeURIComponent(code(`${origin}/save/received`).replace(/\n\s*/g, " "))}`;
}
