const DELIMITERS = /[\s<>"'()[\]:;,]+/;
const ADDRESS_MAX = 254;
const ADDRESSES_MAX = 100;

/** Returns the email addresses in a line of a header or of a quoted header, in lowercase. */
export function addressesIn(line: string): string[] {
  return line
    .split(DELIMITERS)
    .filter((part) => {
      const at = part.indexOf("@");
      return at > 0 && at === part.lastIndexOf("@") && at < part.length - 1 && part.length <= ADDRESS_MAX;
    })
    .slice(0, ADDRESSES_MAX)
    .map((address) => address.toLowerCase());
}

const HEAD_MAX = 262_144;
const RECIPIENT_HEADERS = /^(?:delivered-to|x-original-to|x-forwarded-to|envelope-to|to|cc)$/i;

/** Returns the recipients in a raw email's headers, without reading its body. */
export function recipientsIn(raw: Uint8Array): string[] {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEAD_MAX)).toString("latin1");
  const end = head.search(/\r?\n\r?\n/);
  const lines = (end === -1 ? head : head.slice(0, end)).replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return lines
    .filter((line) => RECIPIENT_HEADERS.test(line.slice(0, Math.max(0, line.indexOf(":")))))
    .flatMap((line) => addressesIn(line.slice(line.indexOf(":") + 1)))
    .slice(0, ADDRESSES_MAX);
}

/** Domains of platforms that send on behalf of many employers: applicant tracking, scheduling, tests. */
const PLATFORMS = new Set(
  `greenhouse.io greenhouse-mail.io lever.co hire.lever.co ashbyhq.com myworkday.com workday.com myworkdayjobs.com smartrecruiters.com
  recruitee.com personio.de personio.com workable.com workablemail.com teamtailor.com teamtailor-mail.com icims.com taleo.net oracle.com
  oraclecloud.com successfactors.com successfactors.eu sapsf.com sapsf.eu bamboohr.com jobvite.com breezy.hr breezyhr.com breezy-mail.com join.com
  softgarden.io softgarden.de rexx-systems.com dvinci.de dvinci-hr.com concludis.de onlyfy.io onlyfy.com prescreen.io prescreenapp.io
  welcomekit.co welcometothejungle.com flatchr.io taleez.com beetween.com digitalrecruiters.com cegid.com talentsoft.com infojobs.net
  infojobs.com talentclue.com factorialhr.com bizneo.com epreselec.com hireku.com viterbit.com indeed.com indeedemail.com linkedin.com
  stepstone.de stepstone.com xing.com glassdoor.com ziprecruiter.com monster.com monster.de hellowork.com apec.fr cadremploi.fr
  francetravail.fr jobteaser.com tecnoempleo.com computrabajo.com wellfound.com angel.co hired.com otta.com dover.com dover.io gem.com
  pinpointhq.com jazzhr.com applytojob.com jazz.co zohorecruit.com zoho.com comeet.co comeet-notifications.com catsone.com bullhorn.com
  paylocity.com paycomonline.net ultipro.com ukg.com adp.com rippling.com applicantstack.com polymer.co trakstar.com cornerstoneondemand.com
  csod.com avature.net phenompeople.com eightfold.ai jobylon.com varbi.com reachmee.com homerun.co homerun.team hibob.com talentlyft.com
  tellent.com heyrecruit.de coveto.de umantis.com refline.ch abacus.ch haufe.com calendly.com goodtime.io modernloop.io cal.com
  hackerrank.com hackerrankforwork.com codility.com codesignal.com testgorilla.com hirevue.com sparkhire.com willo.video coderbyte.com
  docusign.net docusign.com hellosign.com dropboxsign.com pandadoc.com adobesign.com amazonses.com sendgrid.net mailgun.org mandrillapp.com
  calendar-notification.google.com google.com outlook.com invalidemail.com jobs2web.com brassring.com kenexa.com silkroad.com dayforce.com
  ceridian.com trinethire.com recruiterbox.com freshteam.com jobscore.com recruitcrm.io manatal.com loxo.co paradox.ai hireology.com
  harri.com fountain.com wttj.co werecruit.io softy.pro jobaffinity.fr myworkdaysite.com gohire.io occupop.com beapplied.com eploy.net
  networxrecruitment.com reed.co.uk totaljobs.com cv-library.co.uk seek.com.au dice.com simplyhired.com zoom.us savvycal.com chilipiper.com
  doodle.com youcanbook.me testdome.com coderpad.io karat.com mettl.com shl.com pymetrics.com criteriacorp.com vervoe.com canditech.io
  yousign.com signaturit.com skribble.com signnow.com kununu.com arbeitsagentur.de jobware.de meinestelle.de talent.io hackajob.com
  welcomekit.io turn.io sendgrid.com mailjet.com mailchimp.com brevo.com webcruiter.no webcruiter.com
  jobbnorge.no hr-manager.net emply.com jobindex.dk talentadore.com duunitori.fi pracuj.pl erecruiter.pl teamio.com jobs.cz hh.ru work.ua
  robota.ua kariyer.net hrmos.co mokahr.com greetinghr.com wanted.co.kr saramin.co.kr jobkorea.co.kr bayt.com gupy.io gupy.com.br
  jobstreet.com glints.com naukri.com governmentjobs.com neogov.com applitrack.com checkr.com hireright.com predictiveindex.com
  wonderlic.com`.split(/\s+/),
);

/** Domains of mailbox providers, where anyone can have an address. */
const MAILBOX_PROVIDERS = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com hotmail.fr hotmail.es live.com msn.com yahoo.com yahoo.fr yahoo.es yahoo.de icloud.com
  me.com mac.com aol.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de mail.com proton.me protonmail.com posteo.de mailbox.org
  orange.fr free.fr laposte.net sfr.fr wanadoo.fr telefonica.net movistar.es terra.es zoho.eu yandex.com yandex.ru mail.ru fastmail.com
  hey.com tutanota.com tuta.io qq.com 163.com`.split(/\s+/),
);

/** Second-level labels below which organizations register a domain, such as `co` in `acme.co.uk`. */
const SECOND_LEVELS = new Set(["co", "com", "org", "net", "ac", "gov", "edu", "or", "ne", "gob", "gouv"]);

/** Returns the registered domain of a host, such as `acme.co.uk` for `mail.acme.co.uk`. */
export function registeredDomain(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/, "").split(".");
  const isBelowSecond =
    labels.length > 2 && (labels.at(-1) ?? "").length === 2 && SECOND_LEVELS.has(labels.at(-2) ?? "");
  return labels.slice(isBelowSecond ? -3 : -2).join(".");
}

/** Returns the domain of an address. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** Checks whether a domain is a platform's that sends on behalf of many employers. */
export const isPlatform = (domain: string) =>
  PLATFORMS.has(domain) || PLATFORMS.has(registeredDomain(domain));

/** Checks whether a domain is a mailbox provider's, where anyone can have an address. */
export const isMailboxProvider = (domain: string) => MAILBOX_PROVIDERS.has(registeredDomain(domain));
