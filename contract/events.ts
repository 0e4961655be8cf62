import { EventSourceParserStream } from 'eventsource-parser/stream'

/** One event as it arrives. */
interface Arrived {
  event: string
  data: unknown
}

/** The events of an answer, as they come; ends with it, and rejects when it breaks off. */
export async function* eventsOf({ body }: Response): AsyncGenerator<Arrived> {
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      yield { event: next.value.event ?? 'message', data: JSON.parse(next.value.data) as unknown }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
