import { isStartupError, startupError } from '#server/lib/startup-error.ts'

interface Command {
  help: string
  /** How many arguments it takes. One that begins with a dash is never the name of a folder. */
  takes?: { least: number; most: number }
  run: (args: readonly string[]) => Promise<string>
}

export async function runCommand({ help, takes, run }: Command): Promise<void> {
  const args = process.argv.slice(2)
  try {
    const hasFit =
      !takes || (args.length >= takes.least && args.length <= takes.most && !args.some((each) => each.startsWith('-')))
    if (!args.includes('--help') && !hasFit) throw startupError(help)
    process.stdout.write(`${args.includes('--help') ? help : await run(args)}\n`)
  } catch (error) {
    process.stderr.write(isStartupError(error) ? `${error.message}\n` : `${String(error)}\n`)
    process.exitCode = 1
  }
}
