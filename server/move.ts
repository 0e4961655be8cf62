import { readConfig } from '#server/settings/config.ts'
import { move } from '#server/move/move.actions.ts'
import { startupError } from '#server/lib/startup-error.ts'
import { runCommand } from '#server/run-command.ts'

await runCommand(async (args) => {
  if (args.length > 0)
    throw startupError('Usage: npm run move, with DATABASE_URL set to the new database and DATA_DIR to the old folder.')
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
})
