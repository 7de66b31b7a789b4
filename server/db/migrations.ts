import path from 'node:path'

/** What both engines' migrators are told: the folder that `npm run db:generate` writes. */
export const MIGRATIONS = { migrationsFolder: path.join(__dirname, 'migrations') }
