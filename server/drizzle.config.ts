import { defineConfig } from 'drizzle-kit'

/**
 * `npm run db:generate -- --name what_changes` reads every file of db/schema and adds a migration of what changed to
 * db/migrations, and its sum to sums.json. Those that are there stay as they are: databases remember which they have
 * had, and a test compares them with their sums.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/kernel/db/schema/*.ts',
  out: './server/kernel/db/migrations',
})
