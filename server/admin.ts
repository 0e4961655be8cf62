import { pino } from 'pino'
import { adminHelp, readCommand } from '#server/staff/recovery/admin-commands.ts'
import { openCommandDatabase } from '#server/database/command-database.ts'
import { createQueues, openJobs } from '#server/jobs/jobs.ts'
import { runCommand } from '#server/run-command.ts'
import { readConfig } from '#server/settings/config.ts'

await runCommand({
  help: adminHelp,
  run: async (args) => {
    const run = readCommand(args)
    await using parts = new AsyncDisposableStack()
    const { db, pool } = await openCommandDatabase(readConfig(process.env), parts)
    const log = pino({ level: 'silent' })
    await createQueues({ pool, log })
    const jobs = await openJobs({ pool, log })
    parts.defer(jobs.stop)
    return await run({ db, jobs })
  },
})
