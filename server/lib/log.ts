import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from '#server/lib/describe-error.ts'

// Without this, pino would log the error's own message.
const defaultMessage = 'failed'

export const createLog = (destination: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger =>
  pino(
    {
      level: 'warn',
      // The default serializer logs the address, the query and the client.
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
