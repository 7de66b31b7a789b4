import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` reads every file of db/schema and writes db/migrations. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
})
