import { backUp } from '#server/backup/backup.actions.ts'
import { readConfig } from '#server/settings/config.ts'
import { runCommand } from '#server/run-command.ts'

const help = `Usage: npm run backup -- FOLDER

Copies the database and the files of DATA_DIR to FOLDER, which must not exist yet. The server may run meanwhile.`

await runCommand({
  help,
  takes: { least: 1, most: 1 },
  run: async ([target = '']) => {
    const { at, files } = await backUp(readConfig(process.env), target)
    return `Backed up the database and ${files} ${files === 1 ? 'file' : 'files'} to ${target}, as of ${at}.`
  },
})
