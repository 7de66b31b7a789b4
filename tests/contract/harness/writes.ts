/** Records every committed write, so that a test sees whether a call changed anything without reading all tables. */
import { sql } from 'drizzle-orm'
import type { Db } from '../../../server/kernel/db/types'

/**
 * Tables that change by themselves: sessions are extended, wrong passwords and codes are counted, sign-in events and
 * denied roles are recorded, viewed products are stored, searches are counted, and products are indexed for them.
 */
const MOVING = [
  ...['sessions', 'login_tries', 'account_guesses', 'known_devices', 'sent_codes', 'sent_counts', 'sign_in_events'],
  ...['social_sign_ins', 'product_views', 'settings', 'search_terms'],
  ...['product_search', 'search_queue', 'search_words', 'search_typos'],
]

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** A statement that hits no row changes nothing, and one that is rolled back takes its record along. */
const STATEMENTS = [
  'create schema harness',
  'create table harness.writes (id bigint generated always as identity primary key, of_table text not null)',
  `create function harness.record() returns trigger language plpgsql as $record$
  begin
    if exists (select from changed) then
      insert into harness.writes (of_table) values (tg_table_name);
    end if;
    return null;
  end $record$`,
  `do $every$
  declare
    one text;
    event text;
  begin
    for one in
      select table_name from information_schema.tables
      where table_schema = 'public' and table_name not in (${list(MOVING)})
    loop
      foreach event in array array['insert', 'update', 'delete'] loop
        execute format(
          'create trigger harness_%s after %s on %I referencing %s table as changed for each statement execute function harness.record()',
          event, event, one, case event when 'delete' then 'old' else 'new' end
        );
      end loop;
    end loop;
  end $every$`,
]

/** Begins to record, in a schema of its own: `harness.writes` gets a row per statement and table. */
export async function recordWrites(db: Db): Promise<void> {
  for (const statement of STATEMENTS) await db.execute(sql.raw(statement))
}
