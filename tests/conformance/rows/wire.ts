/** Transport and the wire. */
import { rows } from '../row'

export const wire = [
  ...rows('main', {
    'transport.interface-error': 'For an HTTP status other than 200 and 503, the app shows “Interface error”',
    'transport.unavailable':
      'While the server or its database is unavailable, the app shows a message, and repeats calls that only read',
    'transport.request-error': 'After a network failure, the app shows “Request Error”',
    'transport.upload-error': 'After a failed upload, the app shows “Upload error”',
    'transport.no-network': 'Without a network, a screen shows that the connection is lost and offers a retry',
    'transport.invalid-envelope': 'An answer without a valid code counts as a failure',
    'wire.headers': 'Every call sends access-token, lang and the content type of a form',
    'wire.form': 'Fields are sent as form strings: booleans as 0 or 1, lists and objects as JSON',
    'wire.upload': 'An upload sends the picture in the field file, and sets no content type itself',
    'wire.envelope': 'Calls are answered with HTTP 200 and an envelope of code, message and data',
    'wire.unknown-path': 'An unknown path is answered with 404, in an envelope',
    'wire.too-large': 'A body above the size limit is answered with 413, in an envelope',
    'wire.content-type': 'A wrong content type is answered with 415, in an envelope',
    'wire.rate-limit': 'Too many requests are answered with 429 and Retry-After, in an envelope',
    'wire.no-5xx': 'No input leads to a 5xx answer',
    'wire.shedding':
      'An overloaded server refuses some calls at once, with 503 and Retry-After. It answers the others quickly, and health calls always',
    'limit.redis':
      'Servers share their rate limits through Redis; while Redis is unavailable, each server counts alone',
    'wire.unavailable':
      'While the database is unavailable, calls answer 503 with the reason unavailable, and with Retry-After in header and envelope',
    'wire.missing-field': 'A missing field is refused with 1000009, and the answer names the field',
    'wire.invalid-field': 'A field of a wrong type or format is refused with 1000008, and the answer names the field',
    'wire.unchanged': 'A refused call changes nothing',
    'wire.token-dead': 'A call that needs a token is refused with 1100003 if the token is missing, unknown or expired',
    'wire.token-malformed': 'A call that needs a token is refused with 1000004 if the token is malformed',
    'wire.token-optional': 'Where a token is optional, an invalid one is ignored',
    'wire.token-header': 'Login and register also send the token in a response header',
    'wire.foreign-id': 'An id that belongs to another user is answered like one that does not exist',
    'wire.list': 'A list has list, count, p and page_size; a page past the end is empty',
    'wire.count-more':
      'A list of more than 10,000 ends there: its count is 10,000, and count_more says that there are more',
    'wire.page-key':
      'A list that somebody reads to its end answers where it goes on; a page that goes on there repeats and skips nothing, whatever came or went before it',
    'wire.page-limits': 'Pages are numbered from p = 1, and page_size is at most 50',
    'wire.idempotency-required': 'A call that moves money or stock needs an idempotency key',
    'wire.idempotency-replay': 'A repeated request with the same key and fields gets the same answer',
    'wire.idempotency-other-fields': 'A key that is sent again with other fields is refused with 1000008',
    'wire.idempotency-ignored': 'A call that needs no idempotency key ignores one',
    'wire.idempotency-concurrent': 'A second request with the same key waits until the first one is answered',
    'wire.idempotency-intent':
      'The app sends the same idempotency key when it repeats a request, and a new one when the fields change',
    'wire.quote-changed': 'If the total has changed, the order is refused with a new quote, and nothing is created',
    'wire.amount-changed': 'A payment of another amount than the amount due is refused, and nothing is booked',
    'wire.card-signature': 'A gateway event that is forged, changed or too old is refused',
    'wire.language-fallback': 'Names are sent in the caller’s language and in English',
    'wire.get-uncached': 'A GET that changes state needs the token header and is never cached',
    'wire.shared':
      'A catalogue call with its language in the address is answered alike to every caller, and caches may keep the answer for some minutes; no other answer may be kept',
    'wire.earlier-apps':
      'The app of the last release goes on in front of a newer server: its calls are where they were, need nothing more, and are answered by all that it reads',
    'wire.start':
      'The head of a web page asks in one call for what the app begins with, and on home for deals and recommendations; a server without that call is asked for each answer',
    'wire.form-errors': 'A form shows the message about a refused field at that field and keeps the input',
    'wire.security-headers':
      'Pages are sent with security headers, hashed files with an immutable cache, and texts compressed',
    'face.five': 'Screens have five load states: content, loading, empty, failed and offline',
    'face.unreadable': 'An answer that breaks the contract is rejected as a whole, with a message',
    'face.boundary':
      'A screen that cannot be drawn is replaced by a page with a message and a way on, and is never blank',
    'face.double-tap': 'A double tap on pay makes one payment',
    'face.accessible': 'Every page passes axe, in every language and at both widths',
    'face.targets': 'On phones, buttons, links and fields have a touch target of at least 44 × 44 px',
    'face.fits': 'From a width of 320 px, no word or price is broken or cut off, and nothing overflows the page',
    'face.crumbs':
      'On wide screens, products, categories, brands and pages of the account are below the path to them, on which their own name is marked',
    'face.footer':
      'On wide screens, pages other than the steps of buying end with a footer, and a list does not grow for ever above it',
    'face.layout-shift':
      'Content does not move while the rest of the page loads: cumulative layout shift stays below 0.01',
    'face.turns': 'No task of the main thread takes a fifth of the first load of a page of the web app',
    'face.tap': 'A tap is answered before the code of what it opens has come, and by 50 ms of work of the main thread',
    'face.first-paint':
      'The web page shows its frame, in the language and the theme of the device, before a script has come',
    'durable.kill': 'If the server is killed during checkouts, no acknowledged order is lost',
    'durable.timers': 'If several servers run timers on one database, each step that is due happens once',
    'durable.in-turns': 'Servers behind a proxy can be restarted one after the other, and every request is answered',
    'money.reversed-once': 'If two requests return the same money at once, it is returned only once',
    'wire.generated': 'Whatever input is generated, the answer is an envelope that the contract lists',
    'durable.database-ends': 'The server survives when database connections end while they are in use',
    'durable.database-stops':
      'While the database is stopped, the server keeps running; it works again once the database is back',
    'durable.database-silent': 'If the database accepts connections but never answers, no call waits long',
    'durable.failover':
      'If the database’s primary crashes and its synchronous replica is promoted, no acknowledged order is lost, and the server goes on by itself',
    'durable.caches':
      'What one server changes in the catalogue, the others on its database see at once; if they cannot hear of it, within seconds',
    'durable.replicas':
      'Replicas of the database answer visitors and lists, never what a buyer has just written; one that lags or is away is left out unnoticed',
  }),
]
