import { defineConfig } from 'drizzle-kit'

/**
 * `npm run db:generate -- --name what_changes` compares the files in db/schema with the last snapshot, and adds a
 * migration to db/migrations and its checksum to sums.json. Existing migrations stay unchanged: databases store which
 * ones they have run, and a test checks their checksums.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/kernel/db/schema/*.ts',
  out: './server/kernel/db/migrations',
})
