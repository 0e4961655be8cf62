import { migrate } from '#server/database/migrate.ts'

// Run several times at once by a test.
for (const name of await migrate({ connectionString: String(process.argv[2]) })) process.stdout.write(`${name}\n`)
