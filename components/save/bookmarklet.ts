import { LIMITS } from "#domain/limits.ts";

/** The attributes of elements that the server reads. */
const ATTRIBUTES =
  "class id role hidden content datetime href itemprop itemscope itemtype data-testid data-qa data-automation-id data-automation data-at data-test";

/**
 * The script that runs on the page of a posting. It uses only old and plain JavaScript, because the page may have
 * changed the browser's built-ins. It reads the page's JobPosting, and its main part without pictures, scripts, and
 * other attributes. If the page has several postings, the server chooses, and receives their scripts unchanged. The
 * data goes behind the "#" of an address: servers limit the length of addresses but don't receive that part, and a
 * page's policy can block a form but not a new page. The data is UTF-8 in base64, because an address needs nine
 * characters for each Japanese one.
 */
const code = (target: string) => `(function () {
  var d = document, p = '', all = [], cut = 0;
  function find(n, depth) {
    if (!n || typeof n !== 'object' || depth > 9) return null;
    if (/JobPosting/.test(String(n['@type']))) return n;
    for (var k in n) { var f = find(n[k], depth + 1); if (f) return f; }
    return null;
  }
  d.querySelectorAll('script[type="application/ld+json"]').forEach(function (s) {
    var raw = s.textContent || '';
    if (raw.indexOf('JobPosting') < 0) return;
    all.push(raw);
    if (p) return;
    try { p = JSON.stringify(find(JSON.parse(raw), 0)) || ''; } catch (e) { p = raw; }
  });
  all = '[' + all + ']';
  if (all.split('"JobPosting').length > 2 && all.length < ${LIMITS.requests.postingScript}) p = all;
  if (p.length > ${LIMITS.requests.postingScript}) { cut += p.length; p = ''; }
  var m = d.querySelector('meta[property="og:title"]'), page = '', keep = ${JSON.stringify(` ${ATTRIBUTES} `)};
  var main = d.querySelector('main') || d.body, copy = main && main.cloneNode(true), xml = copy && new XMLSerializer();
  if (copy) {
    copy.querySelectorAll('script,style,svg,img,picture,video,iframe,noscript,link,form,nav,footer').forEach(function (e) { e.remove(); });
    copy.querySelectorAll('*').forEach(function (e) {
      Array.prototype.slice.call(e.attributes).forEach(function (a) { if (keep.indexOf(' ' + a.name + ' ') < 0) e.removeAttribute(a.name); });
    });
    page = '<title>' + d.title.replace(/</g, '&lt;') + '</title>';
    d.querySelectorAll('meta[property^="og:"]').forEach(function (e) { page += xml.serializeToString(e); });
    page += xml.serializeToString(copy).replace(/\\s+/g, ' ');
    var left = ${LIMITS.requests.postingScript} - p.length;
    if (page.length > left) { if (!p) cut += page.length - left; page = page.slice(0, left); }
  }
  var text = String(getSelection()).trim();
  if (text.length > ${LIMITS.text.notes}) { cut += text.length - ${LIMITS.text.notes}; text = text.slice(0, ${LIMITS.text.notes}); }
  var read = JSON.stringify({ title: (m && m.content) || d.title, link: location.href, text: text, posting: p, page: page, cut: cut });
  open(${JSON.stringify(target)} + '#' + btoa(unescape(encodeURIComponent(read))), '_blank', 'noopener');
})()`;

/** Returns the address of a bookmark that sends this site the job data of the page on which it is pressed. */
export function bookmarklet(origin: string): string {
  return `javascript:${encodeURIComponent(code(`${origin}/save/received`).replace(/\n\s*/g, " "))}`;
}
