const sentenceEnd = /[.!?…؟।]["'»”’)\]]*(?=\s)|[。！？][」』”）]*/gu
const closed = /[.!?…؟।。！？]["'»”’)\]」』）]*$/u

export interface Flow {
  push: (text: string) => string
  end: () => string
  isFull: () => boolean
}

/** Lets text through at once, from `inSentences` characters on in whole sentences, and never more than `most`. */
export function createFlow({ most, inSentences }: { most: number; inSentences: number }): Flow {
  let sent = 0
  let gap = ''
  let held = ''
  let isFull = false
  let isWhole = false
  const send = (text: string) => {
    sent += text.length
    if (text) isWhole = closed.test(text)
    return text
  }
  const close = () => {
    isFull = true
    const room = most - sent
    const end = lastEnd(held.slice(0, room))
    const fits = end > 0 || isWhole ? held.slice(0, end) : cutAtWord(held, room)
    return send(fits)
  }
  return {
    push: (text) => {
      if (isFull) return ''
      const all = sent + held.length === 0 ? (gap + text).trimStart() : gap + text
      const words = all.trimEnd()
      gap = all.slice(words.length)
      held += words.replace(/\s+/gu, inOrder)
      if (sent + held.length > most) return close()
      const until = sent + held.length < inSentences ? held.length : lastEnd(held)
      const ready = held.slice(0, until)
      held = held.slice(until)
      return send(ready)
    },
    end: () => (isFull ? '' : send(held)),
    isFull: () => isFull,
  }
}

// A single space stays what it is: French has spaces of its own.
function inOrder(space: string): string {
  const lines = space.split('\n').length
  if (lines > 1) return lines > 2 ? '\n\n' : '\n'
  return space.length > 1 ? ' ' : space
}

const lastEnd = (text: string) => {
  const last = [...text.matchAll(sentenceEnd)].at(-1)
  return last ? last.index + last[0].length : 0
}

function cutAtWord(text: string, room: number): string {
  const cut = text.slice(0, Math.max(room - 1, 0)).replace(/[\ud800-\udbff]$/u, '')
  return `${cut.replace(/\s+\S*$/u, '')}…`
}
