import { restore } from '#server/backup/restore.actions.ts'
import { readConfig } from '#server/settings/config.ts'
import { runCommand } from '#server/run-command.ts'
import { startupError } from '#server/lib/startup-error.ts'

await runCommand(async ([source, ...others]) => {
  if (!source)
    throw startupError(
      'Say what: npm run restore -- FOLDER, and then the data folder that it replaces, if it is still there.',
    )
  const config = readConfig(process.env)
  const { at } = await restore(config, source, others)
  return `${config.dataDir} is as it was at ${at}. Start with npm start: whoever was erased since is erased again.`
})
