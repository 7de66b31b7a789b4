/** The console, where sellers and operators work. */
import { rows } from '../row'

export const consoleRows = [
  ...rows('main', {
    'console.served':
      'The server serves the console at `/console/`: the page is never cached, its parts for a year, and no search engine lists it',
    'console.login':
      'Sellers and operators log in for one tab of the browser; buyers learn how to open a store, and get no session',
    'console.second-factor':
      'Operators get in once they have shown their second factor. If a call needs it again, the console asks the operator for it and then sends the call again',
    'console.shop': 'An operator enters a shop to work in its place, and sees its name above every screen',
    'console.screens':
      'Every screen of the console opens in six languages, without a finding of axe, an error, or sideways scrolling at 1280 and 768 px',
    'console.keyboard': 'The keyboard alone is enough from the login to a shipped order',
    'console.product':
      'A product is created with texts in six languages, variants and pictures; each error is shown at its field',
    'console.conflict':
      'The second of two people who edit a product sees who changed what, and can keep the other changes',
    'console.unsaved': 'The console asks before it leaves unsaved changes',
    'console.stock': 'Stock is set for several variants at once with a reason, and every change is in a log',
    'console.queue':
      'Operators decide everything that waits on one page, by mouse or keys; a refusal needs a reason, and a decision that another operator has made in the meantime is announced',
    'console.accounts': 'Operators find an account, disable and enable it, and see its sign-ins and its audit trail',
    'console.coupons': 'Operators create, change and end coupons; each error is shown at its field',
    'console.categories':
      'Operators make, change, move and delete categories in a tree, by buttons or keys, with names in six languages; each error is shown at its field',
    'console.brands':
      'Operators make, change, merge and delete brands, and list, merge or refuse those that shops suggest; who has changed a brand in the meantime is shown before anything is overwritten',
    'console.flash': 'Operators make, change and end flash deals; each error is shown at its field',
    'console.moderation':
      'Operators find the products and reviews of all shops, block a product and hide a review with a reason, and take both back',
    'console.vouchers': 'A shop creates, changes and ends its own coupons; each error is shown at its field',
    'console.audit':
      'Operators find audit entries by person, action, subject and days, with the values before and after',
    'console.all-orders': 'Operators find the orders of all shops by number, buyer or SKU, with their audit trail',
    'console.home':
      'A shop begins with what is to be done, each with its number and a link, its sales, its balance and its newest orders',
    'console.mail-choices': 'Each person switches the kinds of mails off and on that one can do without',
    'console.shop-settings':
      'A shop’s settings are changed with errors at their fields; the second of two people who edit them sees what changed, and can keep the other changes',
    'console.import':
      'A CSV is checked with line, column and reason of each error before it is applied, pictures follow as a ZIP, and errors, exports and a starter file are downloaded',
    'console.slips': 'Packing slips of one order, or of several that are selected, open in a tab of their own',
    'console.adverts':
      'Operators make, sort, end and remove the adverts of each place of the home page, and see them as buyers do',
    'console.pages':
      'Operators write articles and policies with headings, lists and links, and go back to the built-in text of a policy',
    'console.mails':
      'Operators find mails by kind, state and address, send failed ones again, and see which workers run and which are late',
    'console.webhooks':
      'Operators add, change and remove webhooks, whose secret is shown once, and send failed messages again',
    'console.synonyms':
      'Operators add, change and remove groups of synonyms by language, see that another one has changed a group, and begin a group with a term that found nothing',
    'console.decline': 'A shop declines an order with a reason, which cancels it',
    'console.refunds': 'A shop answers a request for a refund: an objection needs a remark, and an approval pays',
    'console.reviews': 'A shop replies to a review, changes its reply and removes it',
    'console.messages':
      'A shop finds the orders with unanswered messages, and reads and answers them on the order’s page; operators read along on theirs',
    'console.reports':
      'Operators and shops see sales by day, shop, category and product, what lies, how far orders come and what is searched for; the period is part of the address',
    'console.csv': 'A list is saved as CSV with the filters that are set',
    'console.balance':
      'A seller sees what is ready, held and on its way out, asks for a payout with a bank account and the password, and takes it back until it is decided',
    'console.statement': 'A statement of a month has every line and its sums, and is had as CSV and as PDF',
    'console.terms':
      'Operators change the terms of a shop and the commission of a category, and see which rate counts where',
    'console.adjustments':
      'An operator adjusts the balance of a shop; a large adjustment waits in the queue for another operator',
    'console.settings':
      'Operators change every setting in a form: what the environment sets is locked, errors are at their fields, and the second of two operators sees that another has saved',
    'console.currencies':
      'Operators add currencies, change their rates and switch them off. The console asks before it uses a rate that is far from the last one, and lists the rates before',
    'console.setup':
      'An operator of a market that cannot sell yet begins at a checklist, which leads through its steps and says what is missing',
    'console.empty-shop':
      'By the console alone, an empty production server becomes a market whose orders are paid, shipped, settled and paid out',
    'console.address': 'Page, filters, search and sorting of a list are part of its address',
  }),
]
