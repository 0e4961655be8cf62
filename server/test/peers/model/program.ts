import type { Behaviour } from '#server/test/peers/model/behaviours.ts'
import { type ModelRequest, openModelPeer } from '#server/test/peers/model/model-peer.ts'

// The peer as a program; the student's last message selects the behaviour, as in "!stalls".
const behaviours: Record<string, Behaviour> = {
  '!waits': { does: 'waits' },
  '!stalls': { does: 'stalls', text: 'Pues yo creo que' },
  '!dies': { does: 'dies', text: 'Pues yo creo que' },
  '!fails': { does: 'refuses', status: 500 },
  '!link': { does: 'answers', text: 'Mira [esto](https://evil.example/a) y https://evil.example/b ahora.' },
  '!html': { does: 'answers', text: '<img src=x onerror=alert(1)> <b>Hola.</b>' },
  '!slow': { does: 'answers', text: 'Esta respuesta llega poco a poco, palabra por palabra.', delay: 500 },
}

const lastWords = ({ body }: ModelRequest) => body.messages.at(-1)?.content ?? ''

const peer = await openModelPeer(Number(process.argv[2] ?? 0))
peer.setDefault((request) => {
  const named = Object.entries(behaviours).find(([word]) => lastWords(request).includes(word))
  return named?.[1] ?? { does: 'answers', text: 'Muy bien, te entiendo. ¿Y qué más?', delay: 30 }
})
process.stdout.write(`${peer.settings.baseUrl}\n`)
process.once('SIGTERM', () => void peer.close())
