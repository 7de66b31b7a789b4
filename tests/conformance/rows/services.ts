/** Pictures and texts that people send, maps, codes, and how the server keeps what it was given (spec §7, gaps §1 to §9). */
import { rows } from '../row'

export const services = [
  ...rows('main', {
    'upload.content': 'A picture is told by its content and encoded anew; nothing else of the file is kept',
    'upload.size': 'A picture of more than 15 MB is refused, by the app before it is sent',
    'upload.name': 'A picture gets a name that nobody guesses',
    'upload.private':
      'Proofs, pictures of IDs and signatures are read by their owner and by operators alone, five minutes at a time',
    'upload.progress': 'An upload tells how far it is',
    'upload.retry': 'A picture that failed is sent again, alone',
    'map.tiles': 'A map shows the tiles that the shop configures, says who made them, and asks nobody else',
    'map.outlines': 'Without tiles a map draws the outlines that come with the app',
    'map.geocoder':
      'Addresses come from the geocoder that the shop configures, cities from the app’s own list without it',
    'wire.host': 'A Host header that is not the server’s own comes back in no answer; production names its address',
    'wire.health': 'Liveness always answers; readiness is false at the start, at the end and without a database',
    'wire.metrics': 'Prometheus reads requests, latency, the pool, the event loop, the outbox and the timers',
    'wire.log': 'The log has a line a request on demand, and no secret or personal datum in it',
    'wire.request-id': 'A request has the proxy’s id or one of its own, and the caller is told it',
    'wire.tracing': 'OpenTelemetry is switched on by its standard variables, and loaded only then',
    'wire.shapes': 'Times are ISO 8601 in UTC, ids decimal strings, money decimal strings beside their currency',
    'wire.reason': '2000018 always says why in data.reason',
    'wire.crash': 'A crash answers 500 with its envelope, and says nothing of itself',
    'wire.hostile-text':
      'Emoji, marks of direction, markup, names in six scripts and very long texts are refused in words, or kept to the letter',
    'rule.code-life': 'A verification code lives 10 minutes, bears 5 wrong tries, and comes once in 60 s',
    'rule.leaving':
      'An account is erased 14 days after its owner asked, who may keep it until then and can do nothing else with it; what is open is named with its screen',
    'rule.erased':
      'Erasing takes the name, address, telephone and e-mail out of all tables and files but for the orders that tax law asks for; it may be done twice and by many servers',
    'rule.export': 'People get all that is kept about them as one ZIP, without secrets',
    'rule.payout-told': 'Another payout account is noticed and mailed',
    'session.new-password': 'A new password ends all other sessions',
    'session.account-budget':
      'Ten wrong passwords of one account are looked at, from wherever they come; then the delay doubles from a minute to an hour',
    'session.known-device':
      'A device or network that has logged in before is not slowed down by other people’s guesses',
    'session.same-answer':
      'A login, and the code to register with, are answered alike whether an address has an account',
    'session.network': 'IPv6 is counted by its /64, and records keep shortened addresses',
    'rule.code-caps': 'A day has ten codes for a receiver and for an account, and thirty at the request of a network',
    'session.events':
      'Logins, failed ones, locks, refused roles, codes, new passwords and log-outs leave a row that nobody changes, and that goes when it is old',
    'session.absolute-end': 'A session ends at the latest after the days that the shop sets, however it is used',
    'session.proxies': 'Whose address a lock goes by is told by trusted proxies alone',
    'const.quote-life': 'A quote lives 30 minutes',
    'const.cart-limits': 'A cart holds 100 lines, a line 999 pieces',
    'durable.archive': 'A shop moves between the two databases as one file: all of it, or nothing',
    'documents.beside':
      'Documents are written beside the calls: a light one beside eight downloads takes at most three times as long',
    'documents.kept': 'A document that can no longer change is kept for seven days and handed out as it was',
    'durable.lock':
      'One process holds the embedded database: a second stops with one line, the place of a dead one is taken',
    'durable.upgrade':
      'A shop that an earlier version filled keeps what it has, sells on, and ends with the schema of a new one',
    'start.port-in-use': 'A port in use is told before any data is opened or written',
    'start.unwritable': 'A data folder that cannot be written is told in one line',
    'durable.demo-refused': 'Production refuses demo data, and writes none',
    'durable.demo-passwords': 'Demo accounts that strangers could reach lose their known passwords',
  }),
]
