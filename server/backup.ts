import { backUp } from '#server/backup/backup.actions.ts'
import { readConfig } from '#server/settings/config.ts'
import { runCommand } from '#server/run-command.ts'
import { startupError } from '#server/lib/startup-error.ts'

await runCommand(async ([target, ...rest]) => {
  if (!target || rest.length > 0) throw startupError('Usage: npm run backup -- FOLDER')
  const { at, files } = await backUp(readConfig(process.env), target)
  return `Backed up the database and ${files} files to ${target}, as of ${at}.`
})
