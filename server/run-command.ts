import { isStartupError } from '#server/lib/startup-error.ts'

export async function runCommand(run: (args: readonly string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(isStartupError(error) ? `${error.message}\n` : `${String(error)}\n`)
    process.exitCode = 1
  }
}
