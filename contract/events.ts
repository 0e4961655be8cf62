import { EventSourceParserStream } from 'eventsource-parser/stream'

interface ServerEvent {
  event: string
  data: unknown
}

/** The server-sent events of a response; throws if the connection breaks. */
export async function* eventsOf({ body }: Response): AsyncGenerator<ServerEvent> {
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      yield { event: next.value.event ?? 'message', data: JSON.parse(next.value.data) as unknown }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
