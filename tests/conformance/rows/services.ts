/** Uploads and users' texts, maps, codes, and how the server stores data. */
import { rows } from '../row'

export const services = [
  ...rows('main', {
    'upload.content': 'A picture is recognised by its content and encoded anew; nothing else of the file is kept',
    'upload.product': 'Sellers and operators upload pictures of products, which are stored in three sizes',
    'upload.size': 'A picture of more than 15 MB is refused, and the app says so before it is sent',
    'upload.name': 'A picture gets a name that cannot be guessed',
    'upload.private':
      'Proofs, pictures of identity cards and signatures can be opened by their owner and by operators alone, through addresses that live five minutes',
    'upload.progress': 'An upload shows its progress',
    'upload.retry': 'A picture that failed can be sent again by itself',
    'map.tiles': 'A map shows the tiles that the shop configures, names their maker, and contacts nobody else',
    'map.outlines': 'Without tiles a map draws the outlines that come with the app',
    'map.geocoder':
      'Addresses come from the geocoder that the shop configures, and without one cities come from the app’s own list',
    'wire.host': 'A Host header that is not the server’s own appears in no answer; production sets its public address',
    'wire.health': 'Liveness always answers; readiness is false at the start, at the end and without a database',
    'wire.metrics': 'Prometheus can read requests, latency, the pool, the event loop, the outbox and the timers',
    'wire.log': 'The log has a line for each request on demand, without secrets or personal data',
    'wire.request-id': 'A request keeps the proxy’s id or gets one, and the answer repeats it',
    'wire.tracing': 'OpenTelemetry is switched on by its standard variables, and loaded only then',
    'wire.shapes': 'Times are ISO 8601 in UTC, ids decimal strings, money decimal strings beside their currency',
    'wire.reason': '2000018 always says why in data.reason',
    'wire.crash': 'A crash answers 500 with its envelope, and reveals nothing of itself',
    'wire.hostile-text':
      'Emoji, direction marks, markup, names in six scripts and very long texts are refused in words, or kept to the letter',
    'rule.code-life': 'A verification code lives 10 minutes, allows 5 wrong tries, and is sent once in 60 s',
    'rule.leaving':
      'An account is erased 14 days after its owner asked; until then the owner can keep it and do nothing else; what is still open is listed with its screen',
    'rule.erased':
      'Erasing removes name, address, telephone and e-mail from all tables and files except for the orders that tax law requires; it can run twice and on many servers',
    'rule.export': 'People can get everything that is kept about them as one ZIP, without secrets',
    'rule.payout-told': 'A change of the payout account is announced by notice and mail',
    'session.new-password': 'A new password ends all other sessions',
    'session.account-budget':
      'Ten wrong passwords of one account are checked, wherever they come from; then the delay doubles from a minute to an hour',
    'session.known-device':
      'A device or network that has logged in before is not slowed down by other people’s guesses',
    'session.same-answer':
      'A login, and the code to register with, are answered alike whether an address has an account',
    'session.network': 'IPv6 is counted by its /64, and records keep shortened addresses',
    'rule.code-caps':
      'In a day ten codes are sent to a receiver and for an account, and thirty at the request of one network',
    'session.events':
      'Logins, failed logins, locks, refused roles, codes, new passwords and logouts leave a row that nobody can change, and that is deleted when it is old',
    'session.absolute-end': 'A session ends after the days that the shop sets, however it is used',
    'session.proxies': 'Only trusted proxies may say whose address a request comes from',
    'const.quote-life': 'A quote lives 30 minutes',
    'const.cart-limits': 'A cart holds 100 lines, a line 999 pieces',
    'durable.archive': 'A shop moves between the two databases as one file: all of it, or nothing',
    'documents.beside':
      'Documents do not hold up other calls: a light one beside eight downloads takes at most three times as long',
    'documents.kept': 'A document that can no longer change is kept for seven days and served again as it was',
    'durable.lock':
      'One process holds the embedded database: a second stops with one line, and the place of a dead one is taken',
    'durable.upgrade':
      'A shop that an earlier version filled keeps what it has, sells on, and ends with the schema of a new one',
    'start.port-in-use': 'A port that is in use is reported before any data is opened or written',
    'start.unwritable': 'A data folder that cannot be written is reported in one line',
    'durable.demo-refused': 'Production refuses demo data, and writes none',
    'durable.demo-passwords': 'Demo accounts that strangers could reach lose their known passwords',
  }),
]
