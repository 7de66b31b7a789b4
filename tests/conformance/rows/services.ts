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
    'wire.shapes': 'Times are ISO 8601 in UTC, ids decimal strings, money decimal strings beside their currency',
    'wire.reason': '2000018 always says why in data.reason',
    'wire.crash': 'A crash answers 500 with its envelope, and says nothing of itself',
    'wire.hostile-text':
      'Emoji, marks of direction, markup, names in six scripts and very long texts are refused in words, or kept to the letter',
    'rule.code-life': 'A verification code lives 10 minutes, bears 5 wrong tries, and comes once in 60 s',
    'rule.payout-told': 'Another payout account is noticed and mailed',
    'session.new-password': 'A new password ends all other sessions',
    'session.proxies': 'Whose address a lock goes by is told by trusted proxies alone',
    'const.quote-life': 'A quote lives 30 minutes',
    'const.cart-limits': 'A cart holds 100 lines, a line 999 pieces',
    'durable.lock':
      'One process holds the embedded database: a second stops with one line, the place of a dead one is taken',
    'durable.demo-refused': 'Production refuses demo data, and writes none',
    'durable.demo-passwords': 'Demo accounts that strangers could reach lose their known passwords',
  }),
]
