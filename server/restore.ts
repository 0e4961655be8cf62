import { restore } from '#server/backup/restore.actions.ts'
import { readConfig } from '#server/settings/config.ts'
import { runCommand } from '#server/run-command.ts'
import { startupError } from '#server/lib/startup-error.ts'

await runCommand(async ([source, ...others]) => {
  if (!source) throw startupError('Usage: npm run restore -- FOLDER [DATA FOLDER THAT IT REPLACES]')
  const config = readConfig(process.env)
  const { at } = await restore(config, source, others)
  return `Restored ${config.dataDir} to its state as of ${at}. Start the server with npm start: everyone erased since then is erased again.`
})
