import { isStartupError } from '#server/lib/startup-error.ts'

/** Runs a command line: prints what it answers, or in one sentence why it is refused, and then exits with 1. */
export async function runCommand(run: (args: readonly string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(isStartupError(error) ? `${error.message}\n` : `${String(error)}\n`)
    process.exitCode = 1
  }
}
