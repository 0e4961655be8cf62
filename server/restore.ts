import { restore } from '#server/backup/restore.actions.ts'
import { readConfig } from '#server/settings/config.ts'
import { runCommand } from '#server/run-command.ts'

const help = `Usage: npm run restore -- FOLDER [OLD DATA FOLDER]…

Copies the backup in FOLDER to DATA_DIR, an empty folder. Name the data folders that it replaces, too:
everyone erased there since the backup is erased again.`

await runCommand({
  help,
  takes: { least: 1, most: Infinity },
  run: async ([source = '', ...others]) => {
    const config = readConfig(process.env)
    const { at } = await restore(config, source, others)
    return `Restored ${config.dataDir} to its state as of ${at}. Start the server with npm start: everyone erased since then is erased again.`
  },
})
