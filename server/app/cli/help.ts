export const HELP = `npm run ops -- <command>      works through the running server, as an operator

Things to decide            kinds: applications, products, recharges, withdrawals, refunds, storage
  <kind> [--state S]        lists them: waiting (the default), approved, refused or all
  approve <kind> <id>       approves one; a withdrawal over 1,000 takes a second operator
  refuse <kind> <id>        refuses one
    --remark TEXT           sent to the applicant
    --restock               refunds: the pieces go back into the stock
    --version N             products, storage: the version that you have read; else a product is
                            approved only as its shop submitted it

Money that goes back to cards
  card-refunds [--state S]  lists it: failed (the default), queued, sent, done, wallet or all
  card-refund-retry <id>    has the gateway asked once more
  card-refund-to-wallet <id>
                            pays it to the buyer's wallet instead
    --remark TEXT           kept in the audit
  disputes [--state S]      charges that payers dispute at their banks: open (the default), won,
                            lost, closed or all; evidence is handed in at the gateway

Orders
  orders [--status S]       lists them, e.g. --status paid
  accept <id>               takes a paid order: it is to be shipped
  ship <id> --carrier NAME --number TRACKING
  transit <id>              it is on its way
  deliver <id>              it arrived

Coupons
  coupons [TEXT]            finds them by code; --state over, coming, used_up, running or all (the default)
  coupon-make CODE          --off DOLLARS --min DOLLARS, or --percent N [--max DOLLARS] [--min DOLLARS]
    --until DAY             the last day of it (UTC), or a moment
    [--from DAY] [--uses N] its first day, else now; how many purchases may use it, else any number
    [--offered yes]         shown in the carts that it fits, else only who knows the code uses it
  coupon-change <id> [--until DAY] [--uses N|any] [--offered yes|no]
  coupon-end <id>           ends it at once
    --remark TEXT           kept in the audit

Settlements with shops
  settle --before DAY       settles orders from before there were settlements that were completed before
                            this day (UTC), without commission; do it once, unless you have paid the shops

Accounts
  accounts [TEXT]           finds them by name or e-mail; --disabled: those that are shut
  disable <id> --remark TEXT
  enable <id> [--remark TEXT]
  appoint EMAIL             makes an account an operator's, without a login: for the owner of the data

The whole shop as a file, without a login: for the owner of the data
  export FILE               all tables and what people sent; the shop may be open meanwhile
  import FILE               into an empty database, embedded or PostgreSQL, while no server runs on it

Your second factor
  second-factor             sets one up: outside the demo, every call of operators asks for it
  second-factor code EMAIL  prints the code that is mailed for setting up the first one,
                            and second-factor reset EMAIL takes one away, both without a
                            login: for the owner of the data

Else
  audit [<subject> <id>]    what operators did, e.g. audit orders 12
  sign-ins [<account> [<kind>]]
                            logins, failed ones, codes and the like, e.g. sign-ins 12 login_failed
  clear-cache               empties the catalogue's caches
  help                      this page

Options of every command
  --page N                  a further page of a list
  --json                    the answer as JSON
  --email ADDRESS           who you are; else SOUK_OPS_EMAIL, else it is asked for
  --url ADDRESS             another server; else the one that runs on SOUK_DATA's folder

The password is asked for and not shown; scripts set SOUK_OPS_PASSWORD. A code of the second factor
is asked for outside the demo; scripts set SOUK_OPS_CODE, or SOUK_OPS_TOTP_SECRET with its secret.
Exit codes: 0 done, 1 refused or not reached, 2 not understood.`
