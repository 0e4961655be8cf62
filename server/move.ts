import { readConfig } from '#server/settings/config.ts'
import { move } from '#server/move/move.actions.ts'
import { startupError } from '#server/lib/startup-error.ts'
import { runCommand } from '#server/run-command.ts'

await runCommand(async (args) => {
  if (args.length > 0) throw startupError('Say npm run move, with DATABASE_URL and the DATA_DIR that is left.')
  const config = readConfig(process.env)
  const { tables, files } = await move(config)
  const lines = tables.map(
    ({ name, rows }) => `${name.replace(/^public\./, '').padEnd(24)}${`${rows}`.padStart(9)} rows`,
  )
  return [
    ...lines,
    files === null ? 'The files stay where they are: start with the same DATA_DIR.' : `The bucket has ${files} files.`,
    'All of it is in the database of DATABASE_URL, compared row by row. Start with DATABASE_URL set, and with the same key:',
    `the one in ${config.dataDir}/auth-secret, which counts for servers with that DATA_DIR, or AUTH_SECRET set to it.`,
  ].join('\n')
})
