import { migrate } from '#server/database/migrate.ts'

// One of several processes that bring the same database up to date.
for (const name of await migrate({ connectionString: String(process.argv[2]) })) process.stdout.write(`${name}\n`)
