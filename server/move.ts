import { readConfig } from '#server/settings/config.ts'
import { move } from '#server/move/move.actions.ts'
import { runCommand } from '#server/run-command.ts'

const help = `Usage: npm run move, with DATABASE_URL set to the new database and DATA_DIR to the old folder.

Copies everything from the embedded database in DATA_DIR to an empty database on a PostgreSQL 18 server, and the files
to the bucket of FILES_S3_BUCKET where one is set. Stop the server first. The old folder stays as it is.`

await runCommand({
  help,
  takes: { least: 0, most: 0 },
  run: async () => {
    const config = readConfig(process.env)
    const { tables, files } = await move(config)
    const lines = tables.map(
      ({ name, rows }) => `${name.replace(/^public\./, '').padEnd(24)}${`${rows}`.padStart(9)} rows`,
    )
    return [
      ...lines,
      files === null ? 'The files stay where they are: keep the same DATA_DIR.' : `${files} files are in the bucket.`,
      'Everything is in the database of DATABASE_URL, verified row by row. Start the server with DATABASE_URL and the same signing key:',
      `servers with this DATA_DIR use the one in ${config.dataDir}/auth-secret; for others, set AUTH_SECRET to it.`,
    ].join('\n')
  },
})
