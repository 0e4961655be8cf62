import { isMessage, type Intercept } from './visit-practice.tsx'

/** Holds the answer after the message is stored, and releases it in parts. */
export function delayAnswer() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  let rest = ''
  const tell = (text: string) => writer.write(new TextEncoder().encode(text))
  const meddle: Intercept = async (path, send) => {
    if (!isMessage(path)) return send()
    const [saved = '', ...events] = (await (await send()).text()).split(/(?=event: (?:delta|done))/)
    rest = events.join('')
    void tell(saved)
    return new Response(readable)
  }
  return {
    meddle,
    say: (text: string) => void tell(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`),
    end: async () => {
      await tell(rest)
      await writer.close()
    },
  }
}
