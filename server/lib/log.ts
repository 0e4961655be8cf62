import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from '#server/lib/describe-error.ts'

// An error without a sentence of ours would be told in its own.
const defaultMessage = 'failed'

/** The log of a process: lines of JSON on standard error that hold ids and nothing personal. */
export const createLog = (destination: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger =>
  pino(
    {
      level: 'warn',
      // What a library would write of a request is its address, its query and who sent it.
      serializers: { err: (error: unknown) => describeError(error), req: () => undefined },
      hooks: {
        logMethod([first, ...rest], method) {
          if (Error.isError(first)) method.call(this, { err: first }, defaultMessage)
          else if (rest.length === 0 && Object(first).err) method.call(this, first, defaultMessage)
          else method.call(this, first, ...rest)
        },
      },
    },
    destination,
  )
