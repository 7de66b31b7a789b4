/** Uploads and users' texts, maps, codes, and how the server stores data. */
import { rows } from '../row'

export const services = [
  ...rows('main', {
    'upload.content': 'A picture is recognised by its content and encoded again, and nothing else of the file is kept',
    'upload.product': 'Sellers and operators upload product pictures, which are stored in three sizes',
    'upload.size': 'A picture of more than 15 MB is refused, and the app reports it before sending',
    'upload.name': 'A picture gets an unguessable name',
    'upload.private':
      'Only their owner and operators can open proofs, pictures of identity cards and signatures, through addresses that expire after five minutes',
    'upload.taken-off': 'A picture that nothing refers to any more is deleted after 30 days',
    'upload.progress': 'An upload shows its progress',
    'upload.retry': 'A picture whose upload failed can be sent again alone',
    'map.tiles': 'A map shows the tiles that the shop configures, names their provider, and contacts no other server',
    'map.outlines': 'Without tiles, a map draws the outlines that come with the app',
    'map.geocoder':
      'Addresses come from the geocoder that the shop configures; without one, cities come from the app’s own list',
    'wire.host':
      'A Host header that is not the server’s own appears in no answer; in production, the public address is configured',
    'wire.health': 'Liveness always answers; readiness is false at the start, at the end and without a database',
    'wire.metrics':
      'Prometheus can read metrics of requests, latency, the pool, the event loop, the outbox and the timers',
    'wire.log': 'On demand, the log has a line for each request, without secrets or personal data',
    'wire.request-id': 'A request keeps the id from the proxy or gets a new one, and the answer repeats it',
    'wire.tracing': 'OpenTelemetry is enabled by its standard variables, and is loaded only then',
    'wire.shapes':
      'Times are ISO 8601 in UTC, ids are decimal strings, and money is a decimal string with its currency',
    'wire.reason': 'An answer with 2000018 always has a reason in data.reason',
    'wire.crash': 'A crash is answered with 500 in an envelope that reveals no details',
    'wire.hostile-text':
      'Emoji, direction marks, markup, names in six scripts and very long texts are refused with a message or stored unchanged',
    'rule.code-life': 'A verification code expires after 10 minutes or 5 wrong tries, and is sent at most once in 60 s',
    'rule.leaving':
      'An account is erased 14 days after its owner requests it. Until then the owner can only reopen it. Obstacles are listed with their screens',
    'rule.erased':
      'Erasure removes name, address, telephone and e-mail from all tables and files, except for orders that tax law requires. It can run twice and on many servers',
    'rule.export': 'Users can get all data about them as one ZIP, without secrets',
    'rule.payout-told': 'A change of the payout account is reported by notice and mail',
    'session.new-password': 'A new password ends all other sessions',
    'session.account-budget':
      'Ten wrong passwords for one account are checked, from any origin; then the delay doubles from a minute to an hour',
    'session.known-device': 'A device or network that has logged in before is not slowed down by the guesses of others',
    'session.same-answer':
      'A login, and the code for a registration, get the same answer whether or not the address has an account',
    'session.network': 'IPv6 addresses are counted by their /64, and records contain only shortened addresses',
    'rule.code-caps':
      'In a day, at most ten codes are sent to one recipient, ten for one account, and thirty at the request of one network',
    'session.events':
      'Logins, failed logins, locks, refused roles, codes, new passwords and logouts add a row that cannot be changed and is deleted after some time',
    'session.absolute-end': 'A session ends after a configured number of days, even if it is in use',
    'session.operators': 'A session of an operator ends 12 hours after the login, however it is used',
    'session.proxies': 'Only trusted proxies can set the address that a request comes from',
    'const.quote-life': 'A quote expires after 30 minutes',
    'const.cart-limits': 'A cart has at most 100 lines, and a line at most 999 pieces',
    'durable.archive': 'A shop moves between the two databases as one file, completely or not at all',
    'documents.beside':
      'Documents do not delay other calls: while eight are written, light calls are answered more than three times as often',
    'documents.slips':
      'Shops and operators print packing slips of up to 20 orders: the goods of each parcel and its address, without prices',
    'documents.kept': 'A document that can no longer change is stored for seven days and served again unchanged',
    'durable.lock':
      'Only one process uses the embedded database: a second one stops with one line, and the lock of a dead process is taken over',
    'durable.upgrade':
      'A shop from an earlier version keeps its data, can continue to sell, and has the schema of a new shop after the upgrade',
    'start.port-in-use': 'A port that is in use is reported before any data is opened or written',
    'start.company':
      'A shop in production that does not say who runs it is not opened, and the missing settings are named in one line',
    'documents.company':
      'Terms, support, privacy, “about us” and invoices of a shop in production name its company, and nothing of it says that it is a demonstration',
    'start.unwritable': 'A data folder that cannot be written is reported in one line',
    'durable.demo-refused': 'Production refuses demo data and writes none',
    'durable.demo-passwords': 'Demo accounts that others could reach lose their known passwords',
  }),
]
